/** Worked examples: records with captions, kept as data, whose frames come from the server. */
import { movesOf } from '../games/game_moves'
import type { TableProps } from '../games/shared/use_table.svelte'
import type { Replay, Replayed } from '../generated/protocol'
import { replay } from '../net/api'
import { namesFor, say } from '../text/words.svelte'

export interface Example {
  game: string
  name: string
  /** The paragraph that it follows. */
  at: string
  /** The parts of the table that matter. */
  parts: string[]
  record: { players: number; answers: [number, string, string][] }
}

/** The props of an example's small table. */
export type ExampleProps<View> = Pick<Example, 'parts'> &
  Required<Pick<TableProps<View>, 'view' | 'events' | 'names' | 'era' | 'interactions'>>

const FILES = import.meta.glob<Example>('../../../src/entrepot/examples/*.json', {
  eager: true,
  import: 'default',
})

export const EXAMPLES: Example[] = Object.values(FILES)

export function examplesOf(game: string): Example[] {
  return EXAMPLES.filter((example) => example.game === game)
}

export const titleOf = ({ game, name }: Example) => say(`rules-${game}-example-${name}`)
export const captionOf = ({ game, name }: Example, at: number) =>
  say(`rules-${game}-example-${name}-${at}`)
/** The reader plays at seat 0. */
export const exampleNames = ({ record }: Example) =>
  namesFor(
    Array.from({ length: record.players }, (_, seat) =>
      say(seat ? `rules-player-${seat}` : 'lobby-seat-you'),
    ),
    0,
  )

const fetched = new Map<string, Promise<Replay>>()

/** All frames of an example, fetched once. */
export function framesOf({ game, name, record }: Example): Promise<Replay> {
  const id = `${game}-${name}`
  const found =
    fetched.get(id) ?? replay({ record, seat: 0, first: 0, last: record.answers.length })
  fetched.set(id, found)
  found.catch(() => fetched.delete(id))
  return found
}

/** The things on the table that the reader's next answer is about; the first is picked up. */
export function nextThings(
  { view, explanation }: Replayed,
  answer: [number, string, string] | undefined,
): string[] {
  const options = explanation?.options ?? []
  const option = options.find(({ id }) => id === answer?.[2])
  if (!option || answer?.[0] !== 0) return []
  const things: string[] = []
  for (const step of movesOf(view).stepsFor(option, view, options)) {
    const thing = step.filter((each) => !things.includes(each)).at(-1)
    if (thing) things.push(thing)
  }
  return things
}
