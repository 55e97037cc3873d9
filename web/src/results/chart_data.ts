/** What the charts draw: bars made of parts, and lines over turns. */
export interface Source {
  id: string
  text: string
  /** Whose colour it has: a type's, a good's, or one of the chart's plain tones. */
  paint: string
  /** A letter that tells it apart from others of its pattern. */
  letter?: string | undefined
  /** The number of its pattern, from 0, so that colour is not needed. */
  pattern: number
}
export interface Bar {
  name: string
  total: number
  won: boolean
  /** By the source's id; a negative value is a cost. */
  parts: Record<string, number>
}
export interface Series {
  name: string
  values: number[]
  /** A type's colour; without one, the seat's. */
  paint?: string | undefined
}

/** Round numbers from least to most, about as many as wanted. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const rough = Math.max(1, (most - least) / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** The turns to number, from 1: round ones, at most `most` of them. */
export function turnTicks(turns: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => turns / each <= most) ?? turns
  return Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step)
}

/** Moves overlapping labels apart, each as little as possible, and keeps their order. */
export function spreadLabels(wanted: number[], room: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let below = -Infinity
  for (const i of order) below = placed[i] = Math.max(placed[i] ?? 0, below + room)
  let above = most + room
  for (const i of order.reverse()) above = placed[i] = Math.min(placed[i] ?? 0, above - room)
  return placed
}
