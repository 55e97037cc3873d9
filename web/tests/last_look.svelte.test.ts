/** The last move can be seen before the end page comes. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAST_LOOK, useLastLook } from '../src/table/last_look.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is known of the game, and the look at its end. */
function looking(over: boolean | undefined) {
  const game = $state({ over })
  let look: ReturnType<typeof useLastLook> | undefined
  $effect.root(() => {
    look = useLastLook(() => game.over)
  })
  flushSync()
  const set = (now: boolean) => {
    game.over = now
    flushSync()
  }
  if (!look) throw new Error('no look')
  return { look, set }
}

test('a game that ends while one plays stays in sight for a moment', () => {
  const { look, set } = looking(undefined)
  set(false)
  expect(look.open).toBe(false)
  set(true)
  expect(look.open).toBe(true)
  vi.advanceTimersByTime(LAST_LOOK - 1)
  expect(look.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(look.open).toBe(false)
})

test('whoever has seen enough goes on', () => {
  const { look, set } = looking(false)
  set(true)
  look.close()
  expect(look.open).toBe(false)
})

test('a game that was over before is not looked at again', () => {
  expect(looking(true).look.open).toBe(false)
  const late = looking(undefined)
  late.set(true)
  expect(late.look.open).toBe(false)
})
