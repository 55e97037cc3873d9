/** Answers are prepared while others play, and taken back. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import PlanAhead from '../src/table/PlanAhead.svelte'
import { ready, sampleOf, sessionFor } from './kit/asked_views'

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
