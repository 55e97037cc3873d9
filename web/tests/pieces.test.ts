import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import Card from '../src/games/import_export/Card.svelte'
import CardChip from '../src/games/import_export/CardChip.svelte'
import { CARDS, TYPES } from '../src/games/import_export/cards'
import Container from '../src/games/import_export/Container.svelte'
import Ship from '../src/games/import_export/Ship.svelte'
import { deckOf } from '../src/games/import_export/ship_deck'
import QuestionBar from '../src/games/shared/bar/QuestionBar.svelte'
import { KEY, type Interactions, type Mark } from '../src/games/shared/interactions'
import Badge from '../src/games/shared/pieces/Badge.svelte'
import { SHAPES } from '../src/games/shared/pieces/shapes'
import { GOODS } from '../src/games/silk_road/goods'
import { say, setLanguage } from '../src/text/words.svelte'

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

test('every card has an icon of its own', () => {
  const icons = JSON.parse(readFileSync('src/icons/icons.json', 'utf8')) as Record<string, string>
  const chosen = [...CARDS.keys()].map((card) => (icons[card] === 'drawn' ? card : icons[card]))
  expect(chosen).not.toContain(undefined)
  expect(new Set(chosen).size).toBe(CARDS.size)
  const drawn = JSON.parse(readFileSync('src/icons/drawn.json', 'utf8')) as Record<string, string>
  const own = Object.keys(icons).filter((name) => icons[name] === 'drawn')
  expect(own.sort()).toEqual(Object.keys(drawn).sort())
})

test('types are told apart by shape and letter, goods by shape, without any colour', () => {
  expect(new Set(TYPES.map((type) => SHAPES[type])).size).toBe(TYPES.length)
  expect(new Set(GOODS.map((good) => SHAPES[good])).size).toBe(GOODS.length)
  const letters = TYPES.map((of) => render(Badge, { of }).container.textContent?.trim())
  expect(letters).toEqual(['T', 'A', 'I', 'C', 'L'])
})

/** A card at a table that says this of it. */
function renderCard(mark?: Mark, why?: string) {
  const pick = vi.fn()
  const interactions: Interactions = { mark: () => mark, why: () => why, pick }
  const context = new Map([[KEY, () => interactions]])
  render(Card, { props: { card: 'laptops', thing: 'hand:laptops' }, context })
  return pick
}

const described = (piece: HTMLElement) =>
  document.getElementById(piece.getAttribute('aria-describedby') ?? '')?.textContent

test('a card that can be chosen is a button that says what it is, and can be clicked', async () => {
  const pick = renderCard('can')
  await fireEvent.click(screen.getByRole('button', { name: /^Laptops, technology, tier 2/ }))
  expect(pick).toHaveBeenCalledExactlyOnceWith('hand:laptops')
})

test('a card that cannot be chosen says why and does nothing', async () => {
  const pick = renderCard('cannot', 'no tier')
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(described(button)).toMatch(/^no tier /)
  await fireEvent.click(button)
  expect(pick).not.toHaveBeenCalled()
})

test('a card is a button of the same kind whether it can be chosen or not', () => {
  const marks = [undefined, 'can', 'target', 'cannot', 'ahead', 'chosen', 'planned'] as const
  const pressed = marks.map((mark) => {
    renderCard(mark)
    const shown = screen.getByRole('button').getAttribute('aria-pressed')
    cleanup()
    return shown
  })
  expect(pressed).toEqual(['false', 'false', 'false', 'false', 'false', 'true', 'true'])
})

test('every card tells its power, wherever it lies, and can have the focus', () => {
  const power = say('import-export-power-laptops')
  const props = { card: 'laptops', thing: 'goods:laptops' }
  for (const Piece of [Card, CardChip, Container]) {
    render(Piece as typeof Card, { props })
    const shown = screen.getByRole('button', { name: /^Laptops/ })
    expect(described(shown)).toBe(power)
    expect(shown.tabIndex).toBe(-1)
    shown.focus()
    expect(document.activeElement).toBe(shown)
    cleanup()
  }
})

test('what lies on a card is told with its power', () => {
  render(CardChip, { card: 'laptops', note: 'used', thing: 'goods:laptops' })
  expect(described(screen.getByRole('button'))).toBe(`used. ${say('import-export-power-laptops')}`)
})

test('a card that nobody asks about is no button', () => {
  render(Card, { card: 'laptops' })
  expect(screen.queryByRole('button')).toBeNull()
})

const SHIP = {
  at: 'harbour' as const,
  contracts: ['onions', 'diamond_rings'],
  containers: [
    { card: 'rice', contract: 'onions', type: 'agriculture' as const },
    { card: 'beer', contract: 'onions', beside: true },
    { card: 'pistols' },
    { card: 'seeds' },
    { card: 'rope', beside: true },
  ],
}

test('the deck of a ship has its slots, filled or free, and what is loose', () => {
  const { slots, loose } = deckOf(SHIP)
  expect(slots.map((slot) => slot.holds.map((aboard) => aboard.card))).toEqual([
    ['rice', 'beer'],
    [],
    [],
    [],
    [],
    [],
  ])
  expect(loose.map((pair) => pair.map((aboard) => aboard.card))).toEqual([
    ['pistols'],
    ['seeds', 'rope'],
  ])
})

test('a ship tells each slot and container in words', () => {
  render(Ship, { ship: SHIP, colour: 'luxury', number: 1 })
  expect(screen.getByLabelText('Rice (agriculture) in a slot for Onions')).toBeTruthy()
  expect(screen.getAllByLabelText('Free luxury slot for Diamond Rings')).toHaveLength(4)
  expect(screen.getByLabelText('Pistols (illegal)')).toBeTruthy()
  const pairs = [...document.querySelectorAll('.pair')].map((pair) => pair.children.length)
  expect(pairs).toEqual([2, 2])
})

test('nothing can be confirmed before something is chosen', async () => {
  const onconfirm = vi.fn()
  const confirm = () => screen.queryByRole('button', { name: /^Confirm/ })
  const bar = { sentence: 'What?', mine: true, onconfirm }
  const { rerender } = render(QuestionBar, bar)
  expect(confirm()).toBeNull()
  await rerender({ ...bar, chosen: 'Bid 4' })
  confirm()?.focus()
  confirm()?.click()
  expect(onconfirm).toHaveBeenCalledOnce()
  await rerender({ ...bar, waiting: true, chosen: 'Bid 4' })
  expect(confirm()).toBeNull()
})
