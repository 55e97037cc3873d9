/** What this server is and where others can reach it; fetched once. */
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

/** Addresses of this page that others can open, best first; none if only this machine can. */
export function shareableAddresses(known: string[], own = document.baseURI): string[] {
  const here = new URL('.', own).href
  const slashed = known.map((address) => (address.endsWith('/') ? address : `${address}/`))
  // An address that the server does not know is a proxy's, and others come in through it too.
  const all = slashed.includes(here) ? slashed : [here, ...slashed]
  return all.filter((address) => !LOOPBACK.test(new URL(address).hostname))
}
