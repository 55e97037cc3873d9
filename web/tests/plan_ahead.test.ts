/** Answers are prepared while others play, and taken back. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import PlanAhead from '../src/table/PlanAhead.svelte'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import { confirm, ready, sampleOf, sessionFor, thing, type Asked } from './kit/asked_views'

beforeAll(ready)
afterEach(cleanup)

/** A session whose seat waits for another. */
function waiting(more = {}) {
  const sample = structuredClone(sampleOf('contract', 'contract:'))
  const other = (sample.seat + 1) % sample.view.players.length
  sample.view.pending = [{ seat: other, kind: 'contract' }]
  delete sample.view.question
  const kinds = { lead: ['draw'], follow: ['draw', 'follow:jets'] }
  const preparable = vi.fn(() => Promise.resolve({ kinds }))
  return sessionFor(sample, { prepare: vi.fn(), preparable, prepared: null, ...more })
}
const open = async () => {
  const list = document.querySelector<HTMLDetailsElement>('[data-prepare]')
  if (!list) throw new Error('nothing to open')
  list.open = true
  await fireEvent(list, new Event('toggle'))
}

test('an answer is chosen from what the server offers', async () => {
  const session = waiting()
  render(PlanAhead, { session, names: [] })
  expect(session.preparable).not.toHaveBeenCalled()
  await open()
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(3))
  await fireEvent.click(screen.getByRole('button', { name: /Jets/ }))
  expect(session.prepare).toHaveBeenCalledExactlyOnceWith('follow', 'follow:jets')
})

test('what is prepared is shown and can be taken back', async () => {
  const prepared = { kind: 'follow', option: 'follow:jets', void: false }
  const session = waiting({ prepared })
  render(PlanAhead, { session, names: [] })
  expect(screen.getByRole('status').textContent).toMatch(/Next: .*Jets/)
  await fireEvent.click(screen.getByRole('button', { name: 'Take back the prepared answer' }))
  expect(session.prepare).toHaveBeenCalledExactlyOnceWith(null, null)
})

test('one that no longer fits is told, and whoever is asked can prepare nothing', () => {
  const sample = sampleOf('contract', 'contract:')
  const prepared = { kind: 'follow', option: 'follow:jets', void: true }
  render(PlanAhead, { session: sessionFor(sample, { prepared, prepare: vi.fn() }), names: [] })
  expect(screen.getByRole('alert').textContent).toMatch(/no longer fits: .*Jets/)
  expect(document.querySelector('[data-prepare]')).toBeNull()
})

test('spectators and lessons have nothing to prepare', () => {
  render(PlanAhead, { session: waiting({ seat: null }), names: [] })
  expect(document.querySelector('[data-prepare]')).toBeNull()
  cleanup()
  render(PlanAhead, { session: waiting({ prepare: undefined }), names: [] })
  expect(document.querySelector('[data-prepare]')).toBeNull()
})

/** What the server offers a seat that waits, as it would be asked. */
function offering(sample: Asked, kind: string) {
  const kinds = { [kind]: sample.explanation.options.map(({ id }) => id) }
  const preparable = vi.fn(() => Promise.resolve({ kinds, explanation: sample.explanation }))
  return { preparable, prepare: vi.fn() }
}
function waitingAt(sample: Asked): Asked {
  const waits = structuredClone(sample)
  waits.view.pending = [{ seat: (sample.seat + 1) % sample.view.players.length, kind: 'x' }]
  delete waits.view.question
  waits.explanation.options = []
  return waits
}

test.each([
  ['lead', 'lead:load:televisions', ['hand:televisions']],
  ['phase-2', '', ['hand:', 'market:']],
])('on the table: what to %s with is clicked, marked and taken back', async (kind, id, things) => {
  const sample = kind === 'lead' ? sampleOf('lead', 'lead:contract:') : sampleOf('phase-2', 'play:')
  const server = offering(sample, kind)
  const { rerender } = render(PlayTable, { session: sessionFor(waitingAt(sample), server) })
  expect(document.querySelector('[data-mark=can]'), 'nothing is asked').toBeNull()
  const first = things[0] ?? ''
  const own = document.querySelector<HTMLElement>(`[data-thing^="${first}"][data-mark=ahead]`)
  if (!own) throw new Error('no card to prepare')
  await fireEvent.click(own)
  await waitFor(() => expect(own.dataset['mark']).toBe('chosen'))
  for (const next of things.slice(1))
    await fireEvent.click(
      document.querySelector(`[data-thing^="${next}"][data-mark=target]`) as Element,
    )
  expect(server.prepare).not.toHaveBeenCalled()
  await fireEvent.click(confirm())
  const [given, option] = server.prepare.mock.calls[0] as [string, string]
  expect(given).toBe(kind)
  if (id) expect(option).toBe(id)
  expect(document.querySelector('[data-mark=can]'), 'the plan is made').toBeNull()
  const prepared = { kind, option, void: false }
  await rerender({ session: sessionFor(waitingAt(sample), { ...server, prepared }) })
  await waitFor(() => expect(own.dataset['mark']).toBe('planned'))
  await fireEvent.click(own)
  expect(server.prepare).toHaveBeenLastCalledWith(null, null)
})

test('on the table: Escape ends a plan, and a question that comes is answered, not prepared', async () => {
  const sample = sampleOf('lead', 'lead:contract:')
  const server = offering(sample, 'lead')
  const { rerender } = render(PlayTable, { session: sessionFor(waitingAt(sample), server) })
  await fireEvent.click(thing('hand:televisions'))
  await waitFor(() => expect(confirm()).toBeTruthy())
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  await fireEvent.click(thing('hand:televisions'))
  await waitFor(() => expect(confirm()).toBeTruthy())
  const session = sessionFor(sample, server)
  await rerender({ session })
  await fireEvent.click(thing('hand:televisions'))
  await fireEvent.click(confirm())
  expect(session.answer).toHaveBeenCalledOnce()
  expect(server.prepare).not.toHaveBeenCalled()
})

test('on the table: where a card fits several questions, the nearest one is meant', async () => {
  const sample = structuredClone(sampleOf('lead', 'lead:contract:'))
  const follow = { id: 'follow:televisions', verb: 'follow', parts: { cards: ['televisions'] } }
  const leads = sample.explanation.options
  const kinds = { follow: [follow.id], lead: leads.map(({ id }) => id) }
  const options = [follow, ...leads] as typeof leads
  const explanation = { ...sample.explanation, options }
  const server = {
    preparable: vi.fn(() => Promise.resolve({ kinds, explanation })),
    prepare: vi.fn(),
  }
  render(PlayTable, { session: sessionFor(waitingAt(sample), server) })
  await fireEvent.click(thing('hand:televisions'))
  await waitFor(() => expect(confirm().textContent).toMatch(/Follow with Televisions/))
  await fireEvent.click(thing('action:load'))
  await fireEvent.click(confirm())
  expect(server.prepare).toHaveBeenCalledExactlyOnceWith('lead', 'lead:load:televisions')
})
