/** Every option of every question that random play reached can be picked on the table, and said. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { movesOf } from '../src/games/game_moves'
import {
  afterPick,
  marksAfter,
  optionOfButton,
  picksByOption,
  selectedOption,
  UNSAID,
  type PickSteps,
} from '../src/games/shared/picking'
import { optionText, setLanguage } from '../src/text/words.svelte'
import type { Asked } from './kit/asked_views'

const file = process.env['ASKED'] ?? 'tests/data/asked_views.json'
const asked = JSON.parse(readFileSync(file, 'utf8')) as Asked[]
const NAMES = ['Ada', 'Zheng He', 'Ibn Battuta', 'Jeanne Baret', 'Amina', 'Sinbad']

/** Things of which the table has none: they are buttons in the bar. */
const BAR =
  /^(action|say|seat|type|bid|card|discard|held|played):|^(draw|done|pass|yes|no|loaded|follow-load|credits|hand)$/

beforeAll(() => setLanguage('en'))

function read({ seat, view, explanation }: Asked) {
  const game = movesOf(view)
  return {
    game,
    ways: picksByOption(game, explanation.options, view),
    on: game.visibleThings(view, seat),
  }
}

/** Picks one thing of each part, one after the other; each must be marked when it is picked. */
function pickAll(ways: ReadonlyMap<string, PickSteps>, things: readonly string[]): string[] {
  return things.reduce<string[]>((picks, thing) => {
    if (selectedOption(ways, picks) && picks.length === things.length) return picks
    expect(['can', 'target']).toContain(marksAfter(ways, picks).get(thing))
    return afterPick(ways, picks, thing)
  }, [])
}

const kinds = [...new Set(asked.map(({ view }) => view.question?.kind ?? ''))].sort()

describe.each(kinds)('asked %s', (kind) => {
  const samples = asked.filter(({ view }) => view.question?.kind === kind)

  test('every option is reached by picking its parts, in either order', () => {
    for (const sample of samples) {
      const { ways } = read(sample)
      expect(ways.size).toBe(sample.view.question?.options.length)
      for (const [option, way] of ways) {
        const things = way.map((part, number) => {
          const others = way.slice(0, number).filter((each) => each.join() === part.join())
          return part.at(-1 - others.length) ?? ''
        })
        expect(selectedOption(ways, pickAll(ways, things))).toBe(option)
        expect(selectedOption(ways, pickAll(ways, [...things].reverse()))).toBe(option)
      }
    }
  })

  test('every thing has words for a button, whether or not it is on the table', () => {
    for (const sample of samples) {
      const { game, ways, on } = read(sample)
      for (const thing of new Set([...ways.values()].flat(2).filter((each) => each !== UNSAID))) {
        if (!on.includes(thing)) {
          expect(thing).toMatch(BAR)
          if (optionOfButton(ways, thing)) continue
        }
        expect(game.buttonText(thing, NAMES, sample.view)).not.toMatch(/[{}:_]/)
      }
    }
  })

  test('every option can be said, and no two in the same words', () => {
    for (const { view } of samples) {
      const options = view.question?.options ?? []
      const words = options.map((option) => optionText(view.game, option, kind, NAMES))
      expect(words.filter((text) => /[{}_]/.test(text))).toEqual([])
      expect(words.filter((text, place) => words.indexOf(text) !== place)).toEqual([])
    }
  })
})

test('the samples have every kind of question', () => {
  expect(kinds.length).toBeGreaterThan(55)
})
