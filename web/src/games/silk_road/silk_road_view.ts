/** What a seat sees of a table of Maritime Silk Road. */
import type { CommonView } from '../shared/common_view'
import type { Good, Special } from './goods'

export interface MerchantView {
  hand_size: number
  hand?: Good[]
  coins?: number
  ships: Good[]
  licences: number
  porters: number
  exchanges: number
}
export interface SilkRoadBoard {
  players: MerchantView[]
  market: Good[]
  covered: Good[]
  deck_size: number
  supply: Record<Good, number>
  shop: Record<Special, number>
  first: number
  turn: number
  over?: boolean
  pending?: { seat: number; kind: string }[]
  question?: { id: string; kind: string; options: string[] }
}

export type SilkRoadView = SilkRoadBoard & CommonView & { game: 'maritime-silk-road' }

/** Which of the two phases of a turn this is; set-up has none. */
export function phaseOf(view: SilkRoadBoard): 1 | 2 | undefined {
  const kind = view.pending?.[0]?.kind
  if (!kind || !view.turn) return undefined
  return kind === 'phase-2' || kind === 'extra-draw' ? 2 : 1
}
