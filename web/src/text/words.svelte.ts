/** Words, from the Fluent files that Python reads too. Only this module knows the library. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import languages from 'virtual:words'
import type { Event } from '../generated/protocol'

export type Facts = Record<string, FluentVariable>

/** The players' names by seat; the reader who sits at `you` is told as "you". */
export type Names = string[] & { you?: number }

export function namesFor(names: string[], you: number | null | undefined): Names {
  return typeof you === 'number' ? Object.assign([...names], { you }) : [...names]
}

let bundle = $state.raw(new FluentBundle('en'))

/** A language, and the parts of its words that are in use. */
interface Wanted {
  lang: string
  parts: string[]
}
let current: Wanted = { lang: 'en', parts: ['main'] }
/** What was requested last, and the promise that fetches it. */
let wanted = current
let loading: Promise<void> = Promise.resolve()

/** Fetches a language; the whole page then uses it. */
export function setLanguage(lang: string): Promise<void> {
  return want({ ...wanted, lang })
}

/** Fetches a part of the words, in the current language and in any chosen later. */
export function loadWords(part: string): Promise<void> {
  if (wanted.parts.includes(part)) return settled()
  return want({ ...wanted, parts: [...wanted.parts, part] })
}

function want(next: Wanted): Promise<void> {
  wanted = next
  loading = load(next)
  return settled()
}

async function load(next: Wanted): Promise<void> {
  try {
    const words = languages[next.lang] ?? languages['en']
    const fetched = await Promise.all(next.parts.map((part) => words?.[part]?.()))
    const made = new FluentBundle(next.lang, { useIsolating: false })
    for (const each of fetched) made.addResource(new FluentResource(each?.default ?? ''))
    if (next !== wanted) return
    bundle = made
    current = next
  } catch (error) {
    // A failed request must not hold up a later one for something else.
    if (next === wanted) wanted = current
    throw error
  }
}

/** Resolves when what was requested last is there. */
async function settled(): Promise<void> {
  for (let waited; waited !== loading;) {
    waited = loading
    await waited
  }
}

export function has(key: string): boolean {
  return bundle.hasMessage(key)
}

/** The message with its facts filled in. A missing key or fact is a defect. */
export function say(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key)
  if (!message?.value) throw new Error(`no words for ${key}`)
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, facts, errors)
  if (errors.length) throw new Error(`${key}: ${errors.join(', ')}`)
  return text
}

/** A word of the notation: a card, a good, a place, a ship's number. */
export function word(game: string, id: string): string {
  const key = `${game}-word-${id}`
  const numbered = /^([a-z-]+)-(\d+)$/.exec(id)
  if (has(key) || !numbered) return say(key)
  return say(`${game}-word-${numbered[1]}-number`, { number: Number(numbered[2]) })
}

/** `a, b and 2 c`: equal words are counted. */
export function listed(words: string[]): string {
  const counted = words
    .filter((each, place) => words.indexOf(each) === place)
    .map((each) => {
      const count = words.filter((other) => other === each).length
      return count === 1 ? each : say('list-times', { count, word: each })
    })
  const last = counted.pop() ?? ''
  return counted.reduceRight(
    (after, before, place) =>
      place === counted.length - 1
        ? say('list-last', { before, after, begins: beginning(after) })
        : say('list-before', { before, after }),
    last,
  )
}

/** The first letter, plain: in some languages "and" depends on it. */
function beginning(text: string): string {
  return text.normalize('NFKD').charAt(0).toLowerCase()
}

/** Whole sentences, one after another. */
export function sentences(...all: string[]): string {
  return all.filter(Boolean).reduce((first, then) => say('sentences', { first, then }))
}

/** A share as the reader's language writes it. */
export function percent(share: number): FluentNumber {
  return new FluentNumber(share, { style: 'percent' })
}

/** A number with one decimal place. */
export function decimal(value: number): FluentNumber {
  return new FluentNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** One choice, from its id and the kind of question it answers. */
export function optionText(game: string, id: string, kind: string, names: string[]): string {
  const [verb, ...rest] = id.split(':')
  let key = `${game}-option-${verb}`
  let parts = rest
  if (id.includes('+') && has(`${key}-together`)) {
    key += '-together'
    parts = id.split(/[:+]/).slice(1)
  }
  const facts: Facts = { parts: parts.length, kind }
  parts.forEach((part, place) => {
    const name = 'abcdef'.charAt(place)
    const ids = part.split('+')
    const isNumber = /^\d+$/.test(part)
    facts[name] = isNumber ? part : listed(ids.map((each) => word(game, each)))
    facts[`${name}_count`] = ids.length
    facts[`${name}_id`] = part
    facts[`${name}_seat`] = isNumber ? (names[Number(part)] ?? part) : ''
  })
  return say(key, facts)
}

/** A player inside a sentence: a name, or "you". */
export function seatWord(seat: number, names: Names): string {
  return seat === names.you ? say('you') : (names[seat] ?? say('seat', { number: seat + 1 }))
}

/** Whom a message is about, and for its grammar whether that is the reader. */
export function seatFacts(field: string, seat: number, names: Names): Facts {
  const id = seat === names.you ? 'you' : 'seat'
  return { [field]: seatWord(seat, names), [`${field}_id`]: id }
}

/** A player as a heading or a label. */
export function seatLabel(seat: number, names: Names): string {
  return seat === names.you ? say('lobby-seat-you') : (names[seat] ?? '')
}

/** One line of the log. An amount that this seat may not know is the word `unknown`. */
export function eventText(game: string, event: Event, names: Names): string {
  const cards = (event.cards ?? []).map((card) => word(game, card))
  const facts: Facts = {
    cards: listed(cards),
    first_card: cards[0] ?? '',
    last_card: cards.at(-1) ?? '',
    count: cards.length,
    amount: event.amount ?? 'unknown',
    known: cards.length ? 'yes' : 'no',
  }
  const { seat, from, to, cause } = event
  const fields = { seat: seat === undefined ? undefined : `seat-${seat}`, from, to, cause }
  for (const [field, id = 'none'] of Object.entries(fields)) {
    if (/^seat-\d+$/.test(id)) Object.assign(facts, seatFacts(field, Number(id.slice(5)), names))
    else {
      facts[field] = id === 'none' ? '' : word(game, id)
      facts[`${field}_id`] = id
    }
  }
  return say(`${game}-event-${event.type}`, facts)
}
