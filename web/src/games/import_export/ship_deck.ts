/** The deck of a ship: the slots of its contracts with what fills them, then what lies loose. */
import { cardOf, slotsOf, type Type } from './cards'
import type { LoadedContainer, ShipView } from './import_export_view'

export interface Slot {
  type: Type
  contract: string
  holds: LoadedContainer[]
}

export interface Deck {
  slots: Slot[]
  /** One by one, or two that count as one. */
  loose: LoadedContainer[][]
}

export function deckOf(ship: ShipView): Deck {
  const slots: Slot[] = ship.contracts.flatMap((contract) =>
    slotsOf(cardOf(contract)).map((type) => ({ type, contract, holds: [] as LoadedContainer[] })),
  )
  const loose: LoadedContainer[][] = []
  const isFor = (slot: Slot, { contract, type }: LoadedContainer) =>
    slot.contract === contract && slot.type === type && !slot.holds.length
  let last: LoadedContainer[] = []
  for (const aboard of ship.containers) {
    if (!aboard.beside) {
      const slot = slots.find((each) => isFor(each, aboard))
      last = slot?.holds ?? []
      if (!slot) loose.push(last)
    }
    last.push(aboard)
  }
  return { slots, loose }
}
