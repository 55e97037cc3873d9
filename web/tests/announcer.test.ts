/** What a screen reader is told, and in which order. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Announcer from '../src/games/shared/Announcer.svelte'
import { namesFor, setLanguage } from '../src/text/words.svelte'

beforeAll(() => setLanguage('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const names = namesFor(['Ada', 'Ben'], 0)
const drew = (n: number, seat: number) => ({ n, type: 'draw', seat, count: 2 })
const at = { game: 'import-export', names, chosen: undefined }
const told = () => screen.getByRole('log').textContent?.trim()

test('what happened and then the question are one paragraph, and the next is a new one', async () => {
  const before = { ...at, events: [drew(0, 0)], sentence: 'Waiting for Ben.', mine: false }
  const { rerender } = render(Announcer, { props: before })
  await vi.advanceTimersByTimeAsync(500)
  expect(told(), 'what is old is not told').toBe('')
  const events = [drew(0, 0), drew(1, 1)]
  await rerender({ ...before, events })
  await rerender({ ...at, events, sentence: 'Lead or draw?', mine: true })
  await vi.advanceTimersByTimeAsync(500)
  expect(told()).toMatch(/^Ben draws .* You are asked: Lead or draw\?$/)
  const first = screen.getByRole('log').firstElementChild
  await rerender({ ...at, events: [...events, drew(2, 0)], sentence: 'Which card?', mine: true })
  await vi.advanceTimersByTimeAsync(500)
  expect(told()).toMatch(/^You draw .* You are asked: Which card\?$/)
  expect(screen.getByRole('log').firstElementChild, 'only additions are read').not.toBe(first)
})

test('whose turn it is, is a sentence of its own', async () => {
  const before = { ...at, events: [], sentence: '', mine: false }
  const { rerender } = render(Announcer, { props: before })
  const turn = { n: 0, type: 'turn', seat: 1, amount: 2 }
  await rerender({ ...before, events: [turn, drew(1, 1)] })
  await vi.advanceTimersByTimeAsync(500)
  expect(told()).toMatch(/^Turn 2: Ben\. Ben draws/)
})

test('who is being waited for is told only if it takes a while', async () => {
  const waits = { ...at, events: [], mine: false }
  const { rerender } = render(Announcer, { props: { ...waits, sentence: 'Waiting for Ben.' } })
  await vi.advanceTimersByTimeAsync(1000)
  await rerender({ ...waits, sentence: 'Waiting for Ada.' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(told()).toBe('')
  await vi.advanceTimersByTimeAsync(1000)
  expect(told()).toBe('Waiting for Ada.')
})

test('nobody must listen to a whole game after coming back', async () => {
  const before = { ...at, sentence: '', mine: false }
  const { rerender } = render(Announcer, { props: { ...before, events: [] } })
  const many = Array.from({ length: 40 }, (_, n) => drew(n, n % 2))
  await rerender({ ...before, events: many })
  await vi.advanceTimersByTimeAsync(500)
  expect(told()?.match(/draws?/g)).toHaveLength(20)
})
