/** Worked examples: records with captions, kept as data, whose frames come from the server. */
import type { TableProps } from '../games/shared/use_table.svelte'
import type { Replay } from '../generated/protocol'
import { replay } from '../net/api'
import type { Seen } from '../games/views'
import { silkRoad } from '../games/silk_road/silk_road_moves'
import { trade } from '../games/import_export/import_export_moves'
import { say } from '../text/words.svelte'

export interface Example {
  game: string
  name: string
  /** The paragraph that it stands behind. */
  at: string
  /** The parts of the table that matter. */
  parts: string[]
  record: { players: number; answers: [number, string, string][] }
}

/** What the small table of an example is told. */
export type ExampleProps<View> = Pick<Example, 'parts'> &
  Required<Pick<TableProps<View>, 'view' | 'events' | 'names' | 'era' | 'hot'>>

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
export const namesOf = ({ record }: Example) =>
  Array.from({ length: record.players }, (_, seat) =>
    say(seat ? `rules-player-${seat}` : 'lobby-seat-you'),
  )

const known = new Map<string, Promise<Replay>>()

/** All frames of an example, fetched once. */
export function framesOf({ game, name, record }: Example): Promise<Replay> {
  const id = `${game}-${name}`
  const found = known.get(id) ?? replay({ record, seat: 0, first: 0, last: record.answers.length })
  known.set(id, found)
  found.catch(() => known.delete(id))
  return found
}

/** The things of the table that the reader's next answer is about; the first is picked up. */
export function nextThings(view: Seen, answer: [number, string, string] | undefined): string[] {
  if (!view.question || answer?.[0] !== 0) return []
  const way =
    view.game === 'import-export'
      ? trade.wayOf(answer[2], view, 0)
      : silkRoad.wayOf(answer[2], view, 0)
  const things: string[] = []
  for (const part of way) {
    const thing = part.filter((each) => !things.includes(each)).at(-1)
    if (thing) things.push(thing)
  }
  return things
}
