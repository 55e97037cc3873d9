/** This browser's own parts of deals: it commits when somebody sits down, and reveals when asked. */
import { store, stored } from '../browser/storage'
import type { Table } from '../generated/protocol'
import { reveal } from './api'
import { partCommitment, type SeenDeal } from './fair_deal'
import { newTicket } from './ticket'

/** How many parts are kept: those of tables where the game has not begun. */
const MOST = 20

/** Parts that are on their way, or have arrived. */
const revealing = new Set<string>()

export interface KeptDeal extends SeenDeal {
  /** The part, if this browser's person committed to one. */
  part: string | null
}

/** Makes a part of the next deal, keeps it, and returns its hash. */
export function commitToPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store('parts', [part, ...stored<string[]>('parts', [])].slice(0, MOST))
  return partCommitment(part)
}

/** The part with this hash, if it is one of this browser's. */
function partOf(commitment: string | null, kept: string | null): string | null {
  if (commitment === null) return null
  const parts = [...(kept === null ? [] : [kept]), ...stored<string[]>('parts', [])]
  return parts.find((part) => partCommitment(part) === commitment) ?? null
}

export function keptDeal(id: string): KeptDeal | null {
  return stored<KeptDeal | null>(`deal.${id}`, null)
}

/** Keeps what the table shows of its deal, the first commitment for good, and reveals when it is time. */
export function followDeal(table: Table, seat: number | null, head: string | null): void {
  const { id, fair } = table
  if (!fair) return
  const before = keptDeal(id)
  const part = seat === null ? null : partOf(fair.seats[seat] ?? null, before?.part ?? null)
  const kept: KeptDeal = {
    commitment: before?.commitment ?? fair.commitment,
    head: head ?? before?.head ?? null,
    part: part ?? before?.part ?? null,
  }
  if (JSON.stringify(kept) !== JSON.stringify(before)) store(`deal.${id}`, kept)
  if (table.state !== 'dealing' || seat === null || !part || fair.revealed.includes(seat)) return
  if (revealing.has(part)) return
  revealing.add(part)
  // Refused only if it comes too late, and then the deal is made without it.
  void reveal(id, part, newTicket()).catch(() => revealing.delete(part))
}
