/** Any card can be looked at, with mouse, keyboard and finger, and it is never in the way. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import CardPreview from '../src/games/CardPreview.svelte'
import { useValues } from '../src/games/import_export/cards'
import ImportExportCardDetails from '../src/games/import_export/ImportExportCardDetails.svelte'
import { placeBeside } from '../src/games/shared/card_pointing'
import { setLanguage } from '../src/text/words.svelte'

beforeAll(() => setLanguage('en'))
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button data-peek="laptops" data-mark="can">x</button><p>y</p>'
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  render(CardPreview, { game: 'import-export' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useValues({})
})

const card = () => document.querySelector('button') as HTMLElement
const peeked = () => document.querySelector<HTMLElement>('[data-peeked]')?.dataset.peeked
const wait = (time: number) => vi.advanceTimersByTimeAsync(time)
interface How extends MouseEventInit {
  pointerType?: string
}
function pointer(type: string, how: How = {}, at: Element = card()) {
  const event = new MouseEvent(type, { bubbles: true, ...how })
  return fireEvent(at, Object.assign(event, { pointerType: how.pointerType ?? 'mouse' }))
}

test('pointing shows it after a moment, and it goes when the pointer goes', async () => {
  await pointer('pointerover')
  expect(peeked()).toBeUndefined()
  await wait(400)
  expect(peeked()).toBe('laptops')
  await pointer('pointerover', {}, document.querySelector('p') as Element)
  expect(peeked()).toBeUndefined()
})

test('a click is never caught by it: it closes when the button goes down', async () => {
  await pointer('pointerover')
  await wait(400)
  await pointer('pointerdown')
  expect(peeked()).toBeUndefined()
})

test('the key i shows the card that has the focus, and Escape closes it', async () => {
  card().focus()
  await fireEvent.keyDown(card(), { key: 'i' })
  expect(peeked()).toBe('laptops')
  await fireEvent.keyDown(card(), { key: 'Escape' })
  expect(peeked()).toBeUndefined()
})

test('a long press opens a sheet, and is no click', async () => {
  const clicked = vi.fn()
  card().addEventListener('click', clicked)
  await pointer('pointerdown', { pointerType: 'touch' })
  await wait(500)
  expect(peeked()).toBe('laptops')
  await pointer('pointerup', { pointerType: 'touch' })
  await fireEvent.click(card())
  expect(clicked).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByText('Close'))
  expect(peeked()).toBeUndefined()
})

test('a finger that moves scrolls or drags, and opens nothing', async () => {
  await pointer('pointerdown', { pointerType: 'touch', clientX: 10, clientY: 10 })
  await pointer('pointermove', { pointerType: 'touch', clientX: 10, clientY: 40 })
  await wait(1000)
  expect(peeked()).toBeUndefined()
})

test('a tap on what can be picked picks it and opens nothing', async () => {
  const clicked = vi.fn()
  card().addEventListener('click', clicked)
  await pointer('pointerdown', { pointerType: 'touch' })
  await pointer('pointerup', { pointerType: 'touch' })
  await fireEvent.click(card())
  expect(clicked).toHaveBeenCalledOnce()
  expect(peeked()).toBeUndefined()
})

test('a tap on what lies on a ship looks at it, or means the ship where a card waits for one', async () => {
  const ship = (mark: string) =>
    `<div data-whole><i data-mark="${mark}"></i><b data-peek="jets" data-mark="plain">z</b></div>`
  document.body.insertAdjacentHTML('beforeend', ship('target') + ship('can'))
  const [wanted, other] = document.querySelectorAll('b')
  await fireEvent.click(wanted as Element)
  expect(peeked()).toBeUndefined()
  await fireEvent.click(other as Element)
  expect(peeked()).toBe('jets')
})

test('a large card lies beside the thing, in the window, and never over the thing', () => {
  const window = { width: 1000, height: 800 }
  const size = { width: 300, height: 500 }
  for (const [left, top] of [
    [0, 0],
    [950, 780],
    [500, 400],
    [200, 790],
  ] as const) {
    const box = new DOMRect(left, top, 50, 20)
    const at = placeBeside(box, size, window)
    expect(at.top).toBeGreaterThanOrEqual(0)
    expect(at.top + size.height).toBeLessThanOrEqual(window.height)
    expect(at.left >= box.right || at.left + size.width <= box.left).toBe(true)
  }
})

test('a large card covers nothing that can be picked, as far as there is room', () => {
  const window = { width: 1000, height: 800 }
  const size = { width: 300, height: 400 }
  const hand = [300, 360, 420, 480, 540, 600].map((left) => new DOMRect(left, 700, 50, 90))
  const confirm = new DOMRect(800, 620, 180, 50)
  const covers = (at: { left: number; top: number }, box: DOMRect) =>
    at.left < box.right &&
    at.left + size.width > box.left &&
    at.top < box.bottom &&
    at.top + size.height > box.top
  for (const box of hand) {
    const at = placeBeside(box, size, window, [...hand, confirm])
    expect([...hand, confirm].filter((each) => covers(at, each))).toEqual([])
  }
  const everywhere = [new DOMRect(0, 0, 1000, 800)]
  const at = placeBeside(new DOMRect(400, 300, 50, 50), size, window, everywhere)
  expect(covers(at, new DOMRect(400, 300, 50, 50))).toBe(false)
})

test('it says what the card does and what was ruled; on its page, where its values come from', () => {
  cleanup()
  const shown = { card: 'laptops', stored: 4, used: true }
  const { container } = render(ImportExportCardDetails, { ...shown, sources: true })
  const text = container.textContent ?? ''
  expect(text).toContain('Draw 2 cards whenever a ship you complete')
  expect(text).toContain('chosen by this project')
  expect(text).toContain('4 credits lie on it')
  expect(text).toContain('used up for this turn')
  cleanup()
  expect(render(ImportExportCardDetails, shown).container.textContent).not.toContain('chosen by')
})

test('a card with the power of another one says so, and shows that power', () => {
  cleanup()
  const { container } = render(ImportExportCardDetails, {
    card: 'wind_turbines',
    copies: 'champagne',
  })
  expect(container.textContent).toContain('It has the power of Champagne')
  expect(container.textContent).toContain('having the most shipments')
})

test('values that a table agreed on are shown, and that they were', () => {
  cleanup()
  useValues({ laptops: { tier: 0, type: 'luxury' } })
  const { container } = render(ImportExportCardDetails, { card: 'laptops', sources: true })
  expect(container.textContent).toContain('Tier 0')
  expect(container.textContent).toContain('supply')
  expect(container.textContent).toContain('agreed on for this table')
})
