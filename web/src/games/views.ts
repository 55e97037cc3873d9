/** What a seat sees of a match: what the kernel's views have in common, and what each game adds. */
import type { TradeSeen } from './import_export/cards'
import type { SilkSeen } from './silk_road/silk_road'

export interface Question {
  id: string
  kind: string
  options: string[]
}
export interface Score {
  total: number
  by: Record<string, number>
}
export interface SeenOfAll {
  options: Record<string, unknown>
  over: boolean
  /** Who is asked now, and what kind of question. */
  pending: { seat: number; kind: string }[]
  question?: Question
  /** The seat's own sealed answer, while others still think. */
  sealed?: string
  winners?: number[]
  scores?: Score[]
}
export type Seen =
  | (TradeSeen & SeenOfAll & { game: 'import-export' })
  | (SilkSeen & SeenOfAll & { game: 'maritime-silk-road' })
