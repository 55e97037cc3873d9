/** The deck of a ship: the slots of its contracts with what fills them, then what lies loose. */
import type { Container, TradeShip, Type } from '../../generated/protocol'
import { cardOf, slotsOf } from './cards'

export interface Slot {
  type: Type
  contract: string
  holds: Container[]
}

export interface Deck {
  slots: Slot[]
  /** One by one, or two that count as one. */
  loose: Container[][]
}

export function deckOf(ship: TradeShip): Deck {
  const slots: Slot[] = ship.contracts.flatMap((contract) =>
    slotsOf(cardOf(contract)).map((type) => ({ type, contract, holds: [] as Container[] })),
  )
  const loose: Container[][] = []
  const isFor = (slot: Slot, { contract, type }: Container) =>
    slot.contract === contract && slot.type === type && !slot.holds.length
  let last: Container[] = []
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
