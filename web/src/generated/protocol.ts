/** Made by `npm run types` from src/entrepot/server/protocol.py. */

export type Action = 'load' | 'contract' | 'pirate' | 'import' | 'supply'
export type Colour = 'technology' | 'agriculture' | 'illegal' | 'consumer' | 'luxury' | 'capital'
export type Type = 'technology' | 'agriculture' | 'illegal' | 'consumer' | 'luxury'
export type Good = 'porcelain' | 'silk' | 'tea' | 'spice' | 'glass' | 'ore'
export type Special = 'ship' | 'licence' | 'porter' | 'exchange'

export interface Seat {
  kind: 'bot' | 'open' | 'person'
  name: string
  captain: string | null
  level: ('easy' | 'expert' | 'hard' | 'normal') | null
  online: boolean
  away: boolean
  since: number | null
  thinking: boolean
  time_left: number | null
  runs_out: number | null
  reserved: boolean
}
/**
 * A proposal to undo back to before a seat's last answer; everyone at the table must agree.
 */
export interface Proposal {
  id: number
  by: number
  agreed: number[]
  waiting: number[]
}
/**
 * A step back to before the last answer of `seat`.
 */
export interface LastUndo {
  by: 'host' | 'people' | 'person'
  seat: number
}
export interface Table {
  id: string
  game: string
  players: number
  options: {
    [k: string]: unknown
  }
  state: 'dealing' | 'frozen' | 'over' | 'playing' | 'waiting'
  seats: Seat[]
  listed: boolean
  pace: number
  clock: number | null
  budget: number | null
  deadline: number | null
  grace: number | null
  proposal: Proposal | null
  last_undo: LastUndo | null
  notices: Notice[]
  next: string | null
  watching: number
  watchers: string[]
  talk: 'free' | 'off' | 'phrases'
  spectators_talk: boolean
  made: number
  seeded: boolean
  fair: FairDeal | null
  frozen: string | null
  branch: Branch | null
}
/**
 * Something that a person did other than playing.
 */
export interface Notice {
  kind: 'back' | 'bot' | 'grace' | 'host' | 'left' | 'refused' | 'withdrawn'
  seat: number
  name: string
  by: number | null
  at: number
  after: number
}
/**
 * What the server and the seats have committed to.
 */
export interface FairDeal {
  commitment: string
  seats: (string | null)[]
  revealed: number[]
}
/**
 * Where a branch comes from; kept with its save or record.
 */
export interface Branch {
  game: string
  answers: number
  name?: string
  redealt?: boolean
}
/**
 * A table in the lobby.
 */
export interface Listing {
  id: string
  game: string
  players: number
  options: {
    [k: string]: unknown
  }
  state: 'dealing' | 'frozen' | 'over' | 'playing' | 'waiting'
  seats: Seat[]
  made: number
  seeded: boolean
  shortened: boolean
}
/**
 * All that the receiver may know. Sent first, after a resync, and when the era changes.
 */
export interface State {
  type: 'state'
  protocol: number
  seat: number | null
  host: boolean
  table: Table
  era: number
  first: number
  events: Event[]
  view: (TradeView | SilkView) | null
  explanation: (TradeExplanation | SilkExplanation) | null
  undo: boolean
  standing: {
    [k: string]: 'always' | 'never'
  }
  prepared: Prepared | null
  head: string | null
}
/**
 * An event as told to a seat. Fields that are empty or that it may not know are left out.
 */
export interface Event {
  n: number
  type: string
  seat?: number
  cards?: string[]
  from?: string
  to?: string
  amount?: number
  cause?: string
}
export interface TradeView {
  game: 'import-export'
  options: TradeOptions
  players: TradePlayer[]
  island: string[]
  discard: string[]
  held: string[]
  deck_size: number
  leader: number
  led: Action | null
  picked: string | null
  target: number
  last_turn: boolean
  copies: {
    [k: string]: string
  }
  stored: {
    [k: string]: number
  }
  used: string[]
  extra_turns: number[]
  again: boolean
  turn: number
  over: boolean
  pending: Pending[]
  question?: AskedQuestion
  sealed?: string
  winners?: number[]
  scores?: Score[]
}
export interface TradeOptions {
  sets: ('base' | 'captain' | 'jutaku' | 'kickstarter')[]
  target: number
  cards: {
    [k: string]: OwnValues
  }
  closed_hands: boolean
}
/**
 * What an owner of the printed game may put in place of a card's values.
 */
export interface OwnValues {
  type?: 'agriculture' | 'consumer' | 'illegal' | 'luxury' | 'technology'
  tier?: number
  load?: {
    [k: string]: number
  }
}
export interface TradePlayer {
  colour: Colour
  credits: number
  hand_size: number
  imports: string[]
  goods: string[]
  shipments: string[]
  played: string[]
  sold: boolean
  tiers: {
    technology: number
    agriculture: number
    illegal: number
    consumer: number
    luxury: number
  }
  actions: {
    load: number
    contract: number
    pirate: number
    import: number
    supply: number
  }
  room: Room
  ships: TradeShip[]
  hand?: string[]
  shown?: string[]
  known_to?: {
    [k: string]: number[]
  }
}
/**
 * How much there is room for, with all powers considered.
 */
export interface Room {
  imports: number | null
  goods: number
  goods_taken: number
  ship: number
}
export interface TradeShip {
  at: 'harbour' | 'sea'
  contracts: string[]
  containers: Container[]
}
/**
 * The contract and type of the slot that it is shown in; a loose one names neither.
 */
export interface Container {
  card: string
  beside?: boolean
  contract?: string
  type?: Type
}
/**
 * A seat that is asked something.
 */
export interface Pending {
  seat: number
  kind: string
}
/**
 * What the viewer is asked; the options by their ids.
 */
export interface AskedQuestion {
  id: string
  kind: string
  options: string[]
}
export interface Score {
  total: number
  by: {
    [k: string]: number
  }
}
export interface SilkView {
  game: 'maritime-silk-road'
  options: SilkOptions
  players: SilkPlayer[]
  market: Good[]
  covered: Good[]
  deck_size: number
  supply: {
    porcelain: number
    silk: number
    tea: number
    spice: number
    glass: number
    ore: number
  }
  shop: {
    ship: number
    licence: number
    porter: number
    exchange: number
  }
  first: number
  turn: number
  over: boolean
  pending: Pending[]
  question?: AskedQuestion
  sealed?: string
  winners?: number[]
  scores?: Score[]
}
export interface SilkOptions {
  show_coins: boolean
}
export interface SilkPlayer {
  hand_size: number
  ships: Good[]
  licences: number
  porters: number
  exchanges: number
  hand?: Good[]
  coins?: number
}
export interface TradeExplanation {
  game: 'import-export'
  options: TradeOption[]
  reasons: {
    [k: string]: Reason
  }
}
export interface TradeOption {
  id: string
  verb: string
  parts: TradeParts
}
/**
 * Parts that an option does not have are left out.
 */
export interface TradeParts {
  power?: string
  action?: Action
  card?: string
  cards?: string[]
  ship?: string
  type?: Type
  seat?: number
  amount?: number
  place?: string
  places?: string[]
}
/**
 * Why a thing can't be chosen now.
 */
export interface Reason {
  words: string
  facts?: {
    [k: string]: string | number
  }
}
export interface SilkExplanation {
  game: 'maritime-silk-road'
  options: SilkOption[]
  incomes: {
    porcelain: number[][]
    silk: number[][]
    tea: number[][]
    spice: number[][]
    glass: number[][]
    ore: number[][]
  }
  accounts?: SilkAccount[]
  reasons: {
    [k: string]: Reason
  }
}
export interface SilkOption {
  id: string
  verb: string
  parts: SilkParts
}
/**
 * Parts that an option does not have are left out.
 */
export interface SilkParts {
  good?: Good
  ship?: number
  special?: Special
  covered?: Good[]
}
/**
 * What a player earned and spent in a whole game.
 */
export interface SilkAccount {
  goods: {
    porcelain: number
    silk: number
    tea: number
    spice: number
    glass: number
    ore: number
  }
  licences: number
  spent: number
}
/**
 * The receiver's answer to their next question of this kind.
 */
export interface Prepared {
  kind: string
  option: string
  void: boolean
}
/**
 * Something happened: the events from number `first` on, and the table as it is now.
 */
export interface Update {
  type: 'update'
  era: number
  first: number
  events: Event[]
  view: TradeView | SilkView
  explanation: (TradeExplanation | SilkExplanation) | null
  undo: boolean
  head: string | null
}
/**
 * The table's people or settings changed.
 */
export interface About {
  type: 'table'
  table: Table
  standing: {
    [k: string]: 'always' | 'never'
  }
  prepared: Prepared | null
}
/**
 * The command with this ticket has been carried out and is on disk.
 */
export interface Accepted {
  type: 'accepted'
  ticket: string
}
/**
 * The command was refused, and nothing has changed. Every language has words for `code`.
 */
export interface Refused {
  type: 'refused'
  ticket: string | null
  code: string
  facts: {
    [k: string]: unknown
  }
  text: string
}
/**
 * The table was deleted, or this seat has moved to another device; the socket closes.
 */
export interface Gone {
  type: 'gone'
  code: string
}
export interface Pong {
  type: 'pong'
  at: number
}
export interface Answer {
  type: 'answer'
  ticket: string
  question: string
  option: string
  places?: number[]
}
/**
 * Take back the last answer or, with `turn`, as many as allowed back to the turn's start.
 */
export interface Undo {
  type: 'undo'
  ticket: string
  turn?: boolean
}
/**
 * Ask everyone at the table to agree to undo back to before your own last answer.
 */
export interface Propose {
  type: 'propose'
  ticket: string
}
export interface Vote {
  type: 'vote'
  ticket: string
  proposal: number
  agree: boolean
}
/**
 * Set a standing answer to a power's question; None means asking every time.
 */
export interface Stand {
  type: 'stand'
  ticket: string
  kind: string
  answer: ('always' | 'never') | null
}
/**
 * Something is missing: send the state, with the events from number `first` on.
 */
export interface Resync {
  type: 'resync'
  first?: number
}
export interface Ping {
  type: 'ping'
  at: number
}
export interface WantedSeat {
  kind: 'bot' | 'open' | 'person'
  level?: ('easy' | 'expert' | 'hard' | 'normal') | null
}
export interface NewTable {
  game: string
  seats: WantedSeat[]
  name?: string
  options?: {
    [k: string]: unknown
  }
  seed?: number | null
  listed?: boolean
  pace?: number
  clock?: number | null
  budget?: number | null
  grace?: number | null
  shuffle?: boolean
  talk?: 'free' | 'off' | 'phrases'
  spectators_talk?: boolean
  commitment?: string | null
  bearer?: boolean
}
/**
 * Where the sender now sits. Only programs that ask get the keys; browsers get cookies.
 */
export interface Keys {
  table: string
  seat: number | null
  key: string | null
  host_key: string | null
}
export interface Join {
  name: string
  seat?: number | null
  commitment?: string | null
  bearer?: boolean
}
/**
 * A code that moves the seat to another device; it works once, until it expires.
 */
export interface Move {
  code: string
  expires: number
}
export interface Take {
  code: string
  bearer?: boolean
}
export interface Rename {
  name: string
}
/**
 * What the host does with a seat: a bot stands in for its person (`away`) or takes it over, it
 *     becomes open, or its person plays again (`back`).
 */
export interface HandOver {
  seat: number
  to: 'away' | 'back' | 'bot' | 'open'
  level?: 'easy' | 'expert' | 'hard' | 'normal'
}
/**
 * Bots of this level take the open seats.
 */
export interface Begin {
  level?: 'easy' | 'expert' | 'hard' | 'normal'
}
/**
 * Whether the table is shown in the lobby.
 */
export interface SetListed {
  listed: boolean
}
/**
 * What can be chosen for a new table: `schema` is the JSON schema of the options.
 */
export interface Game {
  id: string
  least: number
  most: number
  rules: number
  schema: {
    [k: string]: unknown
  }
}
/**
 * What this server is, and where others reach it.
 */
export interface Server {
  version: string
  protocol: number
  games: Game[]
  levels: string[]
  languages: string[]
  addresses: string[]
}
export interface Health {
  ok: boolean
  version: string
  tables: number
  problems: string[]
}
/**
 * The body of every error over HTTP.
 */
export interface Problem {
  code: string
  facts: {
    [k: string]: unknown
  }
  text: string
}
/**
 * What the sender may prepare now: option ids, by kind of question.
 */
export interface Preparable {
  kinds: {
    [k: string]: string[]
  }
  explanation: TradeExplanation | SilkExplanation
}
/**
 * Prepare the answer to your next question of this kind; without an option, take it back.
 */
export interface Prepare {
  type: 'prepare'
  ticket: string
  kind?: string | null
  option?: string | null
}
/**
 * What somebody said: a phrase, which every reader sees in their language, or a text.
 */
export interface TalkLine {
  n: number
  at: number
  seat: number | null
  name: string
  phrase:
    | (
        | 'again'
        | 'bye'
        | 'good-luck'
        | 'hello'
        | 'nice-move'
        | 'one-moment'
        | 'oops'
        | 'sorry'
        | 'thanks'
        | 'well-played'
        | 'your-turn'
      )
    | null
  text: string | null
}
/**
 * What was said: when a client connects all that is remembered, then every new line.
 */
export interface Talk {
  type: 'talk'
  lines: TalkLine[]
  all: boolean
}
/**
 * Say a phrase or a text to everybody at the table.
 */
export interface Say {
  type: 'say'
  ticket: string
  phrase?:
    | (
        | 'again'
        | 'bye'
        | 'good-luck'
        | 'hello'
        | 'nice-move'
        | 'one-moment'
        | 'oops'
        | 'sorry'
        | 'thanks'
        | 'well-played'
        | 'your-turn'
      )
    | null
  text?: string | null
}
/**
 * What may be said at the table, and whether spectators may say it, too.
 */
export interface SetTalk {
  talk: 'free' | 'off' | 'phrases'
  spectators: boolean
}
/**
 * What a spectator wants to be called; nobody needs a name to watch.
 */
export interface Introduce {
  type: 'introduce'
  ticket: string
  name: string
}
/**
 * Add your part to the deal while the table is `dealing`.
 */
export interface Reveal {
  type: 'reveal'
  ticket: string
  part: string
}
export interface Rematch {
  commitment?: string | null
}
/**
 * What was learned about an option by playing on in imagined worlds.
 */
export interface Advice {
  option: string
  chance: number
  tried: number
  worth: number
}
/**
 * What a bot would answer to this question, best option first.
 */
export interface Hint {
  question: string
  best: Advice[]
}
/**
 * Frames `first` to `last` of a record as a seat sees them (None means a spectator).
 */
export interface ReplayWanted {
  record: unknown
  seat?: number | null
  first?: number
  last?: number
  knowledge?: boolean
}
/**
 * The table after `n` answers, as the viewer may see it.
 */
export interface Replayed {
  n: number
  events: number
  view: TradeView | SilkView
  explanation: (TradeExplanation | SilkExplanation) | null
  knowledge: WhoKnows | null
}
export interface WhoKnows {
  hands: Holding[]
  deck: Holding
  hidden: {
    [k: string]: number
  }
}
/**
 * What is certain of a hand or of the deck.
 */
export interface Holding {
  known?: KnownCard[]
  counted?: {
    [k: string]: number
  }
  unknown?: number
}
export interface KnownCard {
  card: string
  known_by?: Knower[]
  above?: number
}
export interface Knower {
  seat: number
  since?: number
  turn?: number
}
export interface Replay {
  game: string
  players: number
  options: {
    [k: string]: unknown
  }
  answers: number
  frames: Replayed[]
  events: Event[]
  turns: number[]
  credits: number[][]
}
/**
 * A lesson: a guided first game, or a practice position. Its title is `lesson-<id>-title`.
 */
export interface LessonListed {
  id: string
  game: string
  kind: 'guided' | 'practice'
  count: number
}
/**
 * Where the learner is, as the last reply said, and the new answer, if any.
 */
export interface LessonWanted {
  answers?: string[]
  answer?: string | null
  places?: number[][]
  covers?: number[]
}
export interface LessonStep {
  say: string
  answers: string[]
  points: string[]
}
/**
 * A lesson as its learner, seat 0, sees it after these answers.
 */
export interface Lesson {
  id: string
  game: string
  kind: 'guided' | 'practice'
  count: number
  answers: string[]
  places: number[][]
  view: TradeView | SilkView
  explanation: (TradeExplanation | SilkExplanation) | null
  events: Event[]
  step: LessonStep | null
  solution: string[]
  wrong: string | null
  done: boolean
}
export interface ReviewWanted {
  open?: boolean
}
export interface RecordReviewWanted {
  open?: boolean
  record: unknown
}
/**
 * A table that goes on from a moment of a finished game, against bots.
 */
export interface BranchWanted {
  answer: number
  seat: number
  level?: 'easy' | 'expert' | 'hard' | 'normal'
  name?: string
  title?: string
  redealt?: boolean
  pace?: number
  bearer?: boolean
}
/**
 * The same from a record that somebody has.
 */
export interface RecordBranchWanted {
  answer: number
  seat: number
  level?: 'easy' | 'expert' | 'hard' | 'normal'
  name?: string
  title?: string
  redealt?: boolean
  pace?: number
  bearer?: boolean
  record: unknown
}
/**
 * How good is an option at a moment of a finished game, beside the one that a review found?
 */
export interface PracticeWanted {
  record: unknown
  answer: number
  better: string
  option: string
}
/**
 * How far a review is. Whoever waits for it asks again from time to time.
 */
export interface ReviewProgress {
  id: string
  state: 'done' | 'running' | 'waiting'
  done: number
  of: number
  review: Review | null
  least: number
}
export interface Review {
  version: number
  game: string
  players: number
  digest: string
  answers: number
  settings: Settings
  compared: number
  moments: Moment[]
  turning_points: TurningPoint[]
}
/**
 * The same settings and the same game give the same review.
 */
export interface Settings {
  open?: boolean
  seed?: number
  worlds?: number
  moments?: number
}
/**
 * The game before an answer; the last moment is its end.
 */
export interface Moment {
  answer: number
  turn: number
  chances: number[]
}
/**
 * An answer that cost chances to win, and what would have been better.
 */
export interface TurningPoint {
  answer: number
  turn: number
  seat: number
  kind: string
  played: string
  better: string
  chance: number
  cost: number
  low: number
  high: number
  worlds: number
  consequences: Consequence[]
}
/**
 * How games end differently after an answer, on average of the worlds.
 */
export interface Consequence {
  effect: 'points' | 'rival-points' | 'rival-wins' | 'source' | 'turns'
  amount: number
  seat?: number
  source?: string
}
/**
 * An answer to a practice position, compared with the better one in the same worlds.
 */
export interface Verdict {
  judgement: 'as-good' | 'best' | 'unclear' | 'worse'
  cost: number
  low: number
  high: number
}
export type GameView = TradeView | SilkView
export type GameExplanation = TradeExplanation | SilkExplanation
export type GameOption = TradeOption | SilkOption
export type ServerMessage = State | Update | About | Accepted | Refused | Talk | Gone | Pong
export type Command = Answer | Undo | Propose | Vote | Stand | Prepare | Say | Introduce
export type ClientMessage = Command | Resync | Ping
export const PROTOCOL = 1
