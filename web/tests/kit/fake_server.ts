/** A server that a test plays: it hears what the page says over its sockets, and tells what it likes. */
import { silkRoadSample } from '../../gallery/samples'
import type { GameView, ServerMessage, State, Table } from '../../src/generated/protocol'

export class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1)
    if (!last) throw new Error('nobody connected')
    return last
  }
  readyState = 0
  heard: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }

  // -- what the test does
  tell(...messages: ServerMessage[]): void {
    this.readyState = 1
    for (const each of messages) this.onmessage?.({ data: JSON.stringify(each) })
  }
  /** The connection breaks. */
  cut(): void {
    this.readyState = 3
    this.onclose?.()
  }
  said(type: string): Record<string, unknown>[] {
    return this.heard.filter((each) => each['type'] === type)
  }
}

export const TABLE: Table = {
  id: 't1',
  game: 'maritime-silk-road',
  players: 2,
  options: {},
  state: 'playing',
  seats: [
    seat({ kind: 'person', name: 'Ada', online: true }),
    seat({ kind: 'bot', level: 'hard' }),
  ],
  listed: false,
  pace: 0,
  clock: null,
  budget: null,
  deadline: null,
  grace: null,
  proposal: null,
  last_undo: null,
  notices: [],
  next: null,
  watching: 0,
  watchers: [],
  talk: 'free',
  spectators_talk: false,
  made: 0,
  frozen: null,
  seeded: false,
  fair: null,
  branch: null,
}

export function seat(facts: Partial<Table['seats'][number]>): Table['seats'][number] {
  return {
    kind: 'open',
    name: '',
    captain: null,
    level: null,
    online: false,
    away: false,
    since: null,
    time_left: null,
    runs_out: null,
    thinking: false,
    reserved: false,
    ...facts,
  }
}

export function events(first: number, count: number) {
  return Array.from({ length: count }, (_, i) => ({ n: first + i, type: 'draw', seat: 0 }))
}

const { view: sample, explanation } = silkRoadSample

/** A table of two; `question`: the id of the one that is asked. */
export function view(question: string | null): GameView {
  const { question: asked, ...seen } = { ...sample, players: sample.players.slice(0, 2) }
  return question && asked ? { ...seen, question: { ...asked, id: question } } : seen
}

export function state(facts: Partial<State> = {}): State {
  return {
    type: 'state',
    protocol: 1,
    seat: 0,
    host: true,
    table: TABLE,
    era: 0,
    first: 0,
    events: events(0, 3),
    view: view('0.1'),
    explanation,
    undo: false,
    standing: {},
    prepared: null,
    head: null,
    ...facts,
  }
}

export function update(
  first: number,
  count: number,
  question: string | null,
  era = 0,
): ServerMessage {
  return {
    type: 'update',
    era,
    first,
    events: events(first, count),
    view: view(question),
    explanation,
    undo: true,
    head: null,
  }
}
