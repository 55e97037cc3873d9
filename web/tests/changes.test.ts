/** What others changed since one's last turn is marked, until one acts. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import type { SilkView, TradeView } from '../src/generated/protocol'
import { ready, sampleOf, sessionFor, type Asked } from './kit/asked_views'

beforeAll(ready)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const marked = () =>
  [...document.querySelectorAll<HTMLElement>('.piece .changed')].map(
    (dot) => dot.closest<HTMLElement>('.piece')?.dataset['thing'],
  )

/** Answers at the table; a rival changes it; whoever was marked is returned, then acts again. */
async function afterRival(sample: Asked, change: (view: Asked['view']) => void) {
  const own = structuredClone(sample)
  const { rerender } = render(PlayTable, { session: sessionFor(sample) })
  expect(marked()).toEqual([])
  const sent = { ticket: 't', question: 'q', option: sample.view.question?.options[0] ?? '' }
  await rerender({ session: sessionFor(sample, { sent, question: undefined }) })
  await rerender({ session: sessionFor(own) })
  expect(marked(), 'nobody else has acted').toEqual([])
  const next = structuredClone(own)
  change(next.view)
  await rerender({ session: sessionFor(next) })
  const found = marked()
  cleanup()
  render(PlayTable, { session: sessionFor(next) })
  expect(marked(), 'a reload loses nothing').toEqual(found)
  cleanup()
  render(PlayTable, { session: sessionFor(next, { sent }) })
  expect(marked(), 'whoever acts has seen it').toEqual([])
  return found
}

test('in Import / Export: cards that came, and ships that sailed', async () => {
  const sample = sampleOf('contract', 'contract:')
  const rival = (sample.seat + 1) % sample.view.players.length
  const found = await afterRival(sample, (view) => {
    const { players, island } = view as TradeView
    players[rival]?.goods.push('jets')
    island.push('laptops')
  })
  expect(new Set(found)).toEqual(new Set(['goods:jets', 'island:laptops']))
})

test('on the Silk Road: places of the market, and cubes of ships', async () => {
  const sample = sampleOf('phase-2')
  const rival = (sample.seat + 1) % sample.view.players.length
  const found = await afterRival(sample, (view) => {
    const { market, players } = view as SilkView
    market[2] = market[2] === 'tea' ? 'ore' : 'tea'
    const ships = players[rival]?.ships ?? []
    ships[0] = ships[0] === 'silk' ? 'glass' : 'silk'
  })
  expect(new Set(found)).toEqual(new Set([`seat-${rival}:ship-1`, 'market:3']))
})

test('it is told in words, too', async () => {
  const sample = sampleOf('contract', 'contract:')
  await afterRival(sample, (view) => (view as TradeView).island.push('laptops'))
  cleanup()
  const next = structuredClone(sample)
  ;(next.view as TradeView).island.push('laptops')
  render(PlayTable, { session: sessionFor(next) })
  const card = document.querySelector('[data-thing="island:laptops"]')
  const words = document.getElementById(card?.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toMatch(/^New since your last turn\. /)
})
