/** What a seat sees of a table of Import / Export. */
import type { CommonView } from '../shared/common_view'
import type { Action, Colour, OwnValues, Type } from './cards'

export interface LoadedContainer {
  card: string
  contract?: string
  type?: Type
  beside?: boolean
}
export interface ShipView {
  at: 'harbour' | 'sea'
  contracts: string[]
  containers: LoadedContainer[]
}
export interface PlayerView {
  colour: Colour
  credits: number
  hand_size: number
  hand?: string[]
  shown?: string[]
  imports: string[]
  goods: string[]
  shipments: string[]
  played: string[]
  sold: boolean
  tiers: Record<Type, number>
  /** Imports by action, virtual ones too. */
  actions: Record<Action, number>
  /** How many there may be; `null`: any number. */
  room: { imports: number | null; goods: number; goods_taken: number; ship: number }
  ships: ShipView[]
}
export interface ImportExportBoard {
  players: PlayerView[]
  island: string[]
  discard: string[]
  deck_size: number
  leader: number
  turn: number
  led: Action | null
  /** The ship, or the island, that an import takes from. */
  picked: string | null
  target: number
  last_turn: boolean
  /** Cards on their way, while somebody decides about them. */
  held: string[]
  /** Cards with another card's power; credits that lie on cards; powers used up this turn. */
  copies: Record<string, string>
  stored: Record<string, number>
  used: string[]
  extra_turns: number[]
  again: boolean
  options: { cards?: OwnValues; closed_hands?: boolean }
  pending?: { seat: number; kind: string }[]
  question?: { id: string; kind: string; options: string[] }
}

export type ImportExportView = ImportExportBoard & CommonView & { game: 'import-export' }
