/**
 * Fair deals: the hashes by which a server commits to a deal and its steps (src/entrepot/fair_deal.py).
 *
 * With a library, because pages served over plain http have no `crypto.subtle`.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Branch } from '../generated/protocol'

const LABEL = 'entrepot-fair-deal-1'
const NONE = '-'

export type ChainedEntry = (string | number)[]
export interface SeatPart {
  commitment: string
  part: string | null
}
/** What the record of a finished game has under `fair_deal`. */
export interface FairRecord {
  table: string
  rules: number
  secret: string
  commitment: string
  seats: (SeatPart | null)[]
  entries: ChainedEntry[]
  head: string
}
export interface GameRecord {
  game: string
  options: Record<string, unknown>
  seed: number | string
  answers: ChainedEntry[]
  fair_deal?: FairRecord | null
  digest: string
  branch?: Branch | null
}
/** What this browser saw at the table. */
export interface SeenDeal {
  commitment: string
  head: string | null
}

/** SHA-256 of these lines. */
export function digest(label: string, ...lines: string[]): string {
  const text = [LABEL, label, ...lines].map((line) => `${line}\n`).join('')
  return bytesToHex(sha256(utf8ToBytes(text)))
}
/** The plain SHA-256 of the 32 bytes of a seat's part. */
export const partCommitment = (part: string) => bytesToHex(sha256(hexToBytes(part)))
export const serverCommitment = (table: string, secret: string) =>
  digest('commitment', table, secret)

export function dealSeed({ table, secret, seats }: FairRecord): string {
  return digest('deal', table, secret, ...seats.map((seat) => seat?.part ?? NONE))
}

/** JSON with the names in alphabetical order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}

/** All hashes of the chain, from before the first step to after the last. */
export function heads(record: GameRecord, fair: FairRecord): string[] {
  const { table, secret } = fair
  let head = digest(
    'begin',
    table,
    canonical([record.game, fair.rules, record.options]),
    serverCommitment(table, secret),
    ...fair.seats.map((seat) => seat?.commitment ?? NONE),
    digest('seed', dealSeed(fair)),
  )
  const chain = [head]
  fair.entries.forEach((entry, index) => {
    const blind = digest('blind', table, secret, String(index + 1))
    head = digest('entry', head, blind, canonical(entry))
    chain.push(head)
  })
  return chain
}

/** The answers that were not taken back; null if an entry makes no sense. */
export function answersLeft(entries: ChainedEntry[]): ChainedEntry[] | null {
  const answers: ChainedEntry[] = []
  for (const [kind, seat, ...facts] of entries) {
    if (seat === undefined) return null
    if (kind === 'answer') answers.push([seat, ...facts.slice(0, 2)])
    else if (kind !== 'undo' || !takeBack(answers, seat, Number(facts[2]))) return null
  }
  return answers
}

/** A sealed answer goes alone; any other takes with it what came after. */
function takeBack(answers: ChainedEntry[], seat: string | number, left: number): boolean {
  while (answers.length > left) {
    const index = answers.map((answer) => answer[0]).lastIndexOf(seat)
    if (index < 0) return false
    answers.splice(index, answers.length === left + 1 ? 1 : answers.length)
  }
  return answers.length === left
}

/** The first thing that is not as committed: the code of its error, and whose part it is. */
export interface Fault {
  code: string
  seat?: number
}

export function faultOf(record: GameRecord, seen: SeenDeal | null): Fault | null {
  const fair = record.fair_deal
  if (!fair) return { code: 'fair-none' }
  if (serverCommitment(fair.table, fair.secret) !== fair.commitment) return { code: 'fair-secret' }
  if (seen && seen.commitment !== fair.commitment) return { code: 'fair-other-commitment' }
  const wrong = fair.seats.findIndex(
    (seat) => seat?.part && partCommitment(seat.part) !== seat.commitment,
  )
  if (wrong >= 0) return { code: 'fair-part', seat: wrong + 1 }
  if (dealSeed(fair) !== record.seed) return { code: 'fair-seed' }
  const chain = heads(record, fair)
  if (chain.at(-1) !== fair.head) return { code: 'fair-chain' }
  if (seen?.head && !chain.includes(seen.head)) return { code: 'fair-other-head' }
  const left = canonical(answersLeft(fair.entries))
  return left === canonical(record.answers) ? null : { code: 'fair-steps' }
}
