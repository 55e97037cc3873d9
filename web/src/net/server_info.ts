/** What this server is and where others reach it: asked once. */
import type { Server } from '../generated/protocol'
import { server } from './api'

let known: Promise<Server> | undefined

export function theServer(): Promise<Server> {
  known ??= server().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

const LOOPBACK = /^(localhost|127\.|\[?::1)/

/** Addresses of this page that others may open, the best first; none if only this machine can. */
export function addresses(told: string[], own = document.baseURI): string[] {
  const here = new URL('.', own).href
  const slashed = told.map((address) => (address.endsWith('/') ? address : `${address}/`))
  // An address that the server does not know of is a proxy's, and that is how others come in, too.
  const all = slashed.includes(here) ? slashed : [here, ...slashed]
  return all.filter((address) => !LOOPBACK.test(new URL(address).hostname))
}
