/** What this server is and where others reach it: fetched once. */
import type { Server } from '../generated/protocol'
import { server } from './api'

let fetched: Promise<Server> | undefined

export function serverInfo(): Promise<Server> {
  fetched ??= server().catch((error: unknown) => {
    fetched = undefined
    throw error
  })
  return fetched
}

const LOOPBACK = /^(localhost|127\.|\[?::1)/

/** Addresses of this page that others may open, the best first; none if only this machine can. */
export function shareableAddresses(known: string[], own = document.baseURI): string[] {
  const here = new URL('.', own).href
  const slashed = known.map((address) => (address.endsWith('/') ? address : `${address}/`))
  // An address that the server does not know of is a proxy's, and that is how others come in, too.
  const all = slashed.includes(here) ? slashed : [here, ...slashed]
  return all.filter((address) => !LOOPBACK.test(new URL(address).hostname))
}
