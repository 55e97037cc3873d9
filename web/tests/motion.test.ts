/** What flies is read from events; the table is never held up by it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { animateChange, spotsIn } from '../src/games/shared/motion/animate_change'
import { journeys } from '../src/games/shared/motion/journeys'
import { motionAllowed } from '../src/games/shared/motion/motion_allowed'
import { settings } from '../src/settings/settings.svelte'

const makeEvent = (type: string, more: object) => ({ n: 0, type, ...more })

test('a card flies from the hand to its ship', () => {
  const event = makeEvent('load', { seat: 0, cards: ['jets'], from: 'hand', to: 'technology-1' })
  expect(journeys([event])).toEqual([
    {
      card: 'jets',
      from: ['hand:jets', 'seat-0:hand', 'hand'],
      to: ['technology-1:jets', 'contract:jets', 'seat-0:technology-1', 'technology-1'],
    },
  ])
})

test('a card that goes on at once makes one journey, from where it began to where it ends', () => {
  const [journey, ...others] = journeys([
    makeEvent('pirate', { seat: 1, cards: ['soap'], from: 'luxury-2' }),
    makeEvent('load', { seat: 1, cards: ['soap'], from: 'held', to: 'illegal-1' }),
  ])
  expect(others).toEqual([])
  expect(journey?.from[0]).toBe('luxury-2:soap')
  expect(journey?.to[0]).toBe('illegal-1:soap')
})

test('cards that are led lie before their player', () => {
  const [journey] = journeys([
    makeEvent('lead', { seat: 2, cards: ['foxes'], from: 'hand', to: 'pirate' }),
  ])
  expect(journey?.to).toEqual(['played:foxes', 'seat-2:played', 'played'])
})

test('cards that are not seen fly face down, and never very many', () => {
  const event = makeEvent('draw', { seat: 1, from: 'deck', to: 'hand', amount: 5 })
  const found = journeys([event])
  expect(found).toHaveLength(3)
  expect(found[0]).toEqual({ from: ['seat-1:deck', 'deck'], to: ['seat-1:hand', 'hand'] })
})

test('cards played onto others know what they lie on', () => {
  const found = journeys([
    makeEvent('play', { seat: 1, cards: ['tea', 'tea'], from: 'hand', to: 'market', amount: 2 }),
    makeEvent('cover', { seat: 1, cards: ['tea', 'silk'], from: 'market', to: 'covered' }),
    makeEvent('income', { seat: 1, cards: ['tea'], amount: 3 }),
  ])
  expect(found.map(({ card, over }) => [card, over])).toEqual([
    ['tea', 'tea'],
    ['tea', 'silk'],
    [undefined, undefined],
  ])
})

test('of two cubes that are exchanged, one goes back', () => {
  const event = { seat: 1, cards: ['tea', 'ore'], from: 'supply', to: 'ship-2' }
  const [back, new_] = journeys([makeEvent('exchange', event)])
  expect([back?.from, back?.to[0]]).toEqual([
    expect.arrayContaining(['seat-1:ship-2']),
    'supply:tea',
  ])
  expect([new_?.from[0], new_?.to]).toEqual([
    'supply:ore',
    expect.arrayContaining(['seat-1:ship-2']),
  ])
})

test('credits come from the card that gives them, and go to whom they are paid', () => {
  expect(journeys([makeEvent('gain', { seat: 0, amount: 2, cause: 'shoes' })])[0]).toEqual({
    amount: 2,
    from: ['shipments:shoes', 'bank'],
    to: ['seat-0:credits', 'seat-0:coins'],
  })
  expect(journeys([makeEvent('pay', { seat: 0, amount: 4, to: 'seat-2' })])[0]?.to).toEqual([
    'seat-2:credits',
    'seat-2:coins',
  ])
})

const animate = vi.fn(() => ({ finished: Promise.resolve() }))
beforeEach(() => {
  animate.mockClear()
  Object.assign(Element.prototype, { animate })
})
afterEach(() => {
  document.body.innerHTML = ''
  settings.motion = 'auto'
  vi.unstubAllGlobals()
})

/** A table in a browser without layout: places are where `at` says. */
function table(things: Record<string, number>): HTMLElement {
  const root = document.createElement('div')
  for (const [name, left] of Object.entries(things)) {
    const node = document.createElement('button')
    node.dataset[name.includes('@') ? 'place' : 'thing'] = name.replace('@', '')
    node.getBoundingClientRect = () => new DOMRect(left, 0, 40, 30)
    root.append(node)
  }
  document.body.append(root)
  return root
}

test('a ghost flies above the table, can not be clicked or read, and goes again', async () => {
  const before = spotsIn(table({ 'hand:jets': 10 }))
  const root = table({ 'technology-1:jets': 300 })
  animateChange(root, before, [
    makeEvent('load', { seat: 0, cards: ['jets'], from: 'hand', to: 'technology-1' }),
  ])
  const layer = root.querySelector<HTMLElement>('[data-flights]')
  expect(layer?.getAttribute('aria-hidden')).toBe('true')
  expect(layer?.style.pointerEvents).toBe('none')
  expect(layer?.children).toHaveLength(1)
  expect(layer?.querySelector('[data-thing]')).toBeNull()
  await Promise.resolve()
  await Promise.resolve()
  expect(layer?.children).toHaveLength(0)
})

test('of very many things at once only the last ones fly', () => {
  const cards = Array.from({ length: 40 }, (_, i) => `card${i}`)
  const before = spotsIn(table(Object.fromEntries(cards.map((card) => [`hand:${card}`, 10]))))
  const root = table(Object.fromEntries(cards.map((card) => [`island:${card}`, 200])))
  const event = makeEvent('island', { seat: 0, cards, from: 'hand', to: 'island' })
  animateChange(root, before, [event])
  expect(root.querySelector('[data-flights]')?.children).toHaveLength(16)
})

test('a card flies onto its own place, which shows the old one until it arrives', async () => {
  const market = (goods: string[]) => {
    const places = goods.map((_, place) => [`market:${place + 1}`, 100 * place] as const)
    const root = table(Object.fromEntries([...places, ['@seat-1:hand', 900]]))
    goods.forEach((good, place) => {
      const node = root.children[place] as HTMLElement
      node.dataset['peek'] = good
      node.innerHTML = `<i class="pile">${good}</i><b data-count>2</b>`
    })
    return root
  }
  const before = spotsIn(market(['silk', 'ore', 'silk', 'tea']))
  document.body.innerHTML = ''
  const root = market(['silk', 'ore', 'tea', 'tea'])
  let land: () => void = () => undefined
  animate.mockReturnValueOnce({ finished: new Promise<void>((done) => (land = done)) })
  animateChange(root, before, [
    makeEvent('play', { seat: 1, cards: ['tea'], from: 'hand', to: 'market', amount: 1 }),
    makeEvent('cover', { seat: 1, cards: ['silk'], from: 'market', to: 'covered' }),
  ])
  const layer = root.querySelector('[data-flights]')
  const still = () => root.querySelector<HTMLElement>('[data-still]')
  expect(still()?.textContent).toBe('silk')
  expect(still()?.querySelector('[data-thing], [data-count], .pile')).toBeNull()
  expect(layer?.firstElementChild?.textContent).toBe('tea')
  expect(layer?.querySelector('[data-count], .pile')).toBeNull()
  land()
  await Promise.resolve()
  await Promise.resolve()
  expect(layer?.children).toHaveLength(0)
  expect(still()).toBeNull()
})

test('one card starts after another, and its piece is seen when it lands', () => {
  const before = spotsIn(table({ 'hand:a': 0, 'hand:b': 0 }))
  const root = table({ 'island:a': 300, 'island:b': 400 })
  animateChange(root, before, [
    makeEvent('island', { seat: 0, cards: ['a', 'b'], from: 'hand', to: 'island' }),
  ])
  const calls = animate.mock.calls as unknown as [Keyframe[], KeyframeAnimationOptions | number][]
  const delays = calls.flatMap(([, how]) => (typeof how === 'number' ? [] : [how.delay]))
  const hidden = calls.flatMap(([frames, how]) =>
    typeof how === 'number' ? [[frames[0]?.opacity, how]] : [],
  )
  expect(delays).toEqual([0, 240])
  expect(hidden).toEqual([
    [0, 350],
    [0, 590],
  ])
})

test('a pile to which a card comes stays in sight', () => {
  const before = spotsIn(table({ '@deck': 0, 'hand:tea': 300 }))
  const root = table({ '@deck': 0, 'hand:tea': 300 })
  animateChange(root, before, [
    makeEvent('draw', { seat: 0, cards: ['tea'], from: 'deck', to: 'hand', amount: 1 }),
  ])
  expect(animate).toHaveBeenCalledOnce()
})

test('what is nowhere to be seen does not fly', () => {
  const root = table({ 'island:soap': 100 })
  animateChange(root, spotsIn(table({})), [
    makeEvent('island', { cards: ['soap'], from: 'deck', to: 'island' }),
  ])
  expect(root.querySelector('[data-flights]')?.children ?? []).toHaveLength(0)
})

test('nothing moves for those who want it still', () => {
  const still = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
  still(false)
  expect(motionAllowed()).toBe(true)
  settings.motion = 'off'
  expect(motionAllowed()).toBe(false)
  settings.motion = 'auto'
  still(true)
  expect(motionAllowed()).toBe(false)
})
