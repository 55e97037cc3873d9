/** Search in rules and cards for words as people type them: other endings, typos, no accents. */
import MiniSearch, { type Query } from 'minisearch'

export interface Searchable {
  id: string
  title: string
  text: string
}

/** What was found, and the words in its text that fit, as they are compared. */
export interface Found {
  id: string
  hits: ReadonlySet<string>
}

/** A letter as it is compared: without case, accents and width. */
const letter = (char: string) => char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export function foldText(text: string): string {
  return [...text].map(letter).join('')
}

const WORD = /\p{Script=Han}+|\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu
const CHINESE = /^\p{Script=Han}/u

/** Chinese is written without spaces: it is compared by pairs of characters. */
function pairs(run: string): string[] {
  const chars = [...run]
  return chars.slice(1).map((char, place) => `${chars[place]}${char}`)
}

const runs = (text: string) => [...foldText(text).matchAll(WORD)].map(([run]) => run)
const indexed = (run: string) => (CHINESE.test(run) ? [...run, ...pairs(run)] : [run])
const asked = (run: string) => (CHINESE.test(run) && run.length > 1 ? pairs(run) : [run])

/** A word without what may be its ending. */
const stem = (word: string) =>
  word.slice(0, word.length - (word.length > 5 ? 3 : word.length > 4 ? 2 : word.length > 3 ? 1 : 0))

/** How many letters may be wrong. */
const typos = (word: string) => (word.length > 5 ? 2 : word.length > 3 ? 1 : false)

const MUCH_WORSE = 0.4
const EXACT = 3

/**
 * A function that finds texts, the best first: those with all the words, or else with some.
 * `fillers` are words of questions that do not tell what is sought.
 */
export function textSearch(
  texts: readonly Searchable[],
  fillers: string,
): (sought: string) => Found[] {
  const idle = new Set(runs(fillers).flatMap(asked))
  const index = new MiniSearch<Searchable>({
    fields: ['title', 'text'],
    tokenize: (text) => runs(text).flatMap(indexed),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { title: 4 } },
  })
  index.addAll(texts)
  const query = (word: string): Query =>
    CHINESE.test(word) || /\d/.test(word)
      ? { queries: [word], prefix: word.length > 1 }
      : {
          combineWith: 'OR',
          queries: [
            { queries: [word], boostTerm: () => EXACT },
            { queries: [word], prefix: word.length > 2, fuzzy: typos(word) },
            { queries: [stem(word)], prefix: true, boostTerm: () => 1 / EXACT },
          ],
        }
  function found(combineWith: 'AND' | 'OR', words: string[]): Found[] {
    const results = index.search({ combineWith, queries: words.map(query) })
    const least = combineWith === 'AND' ? 0 : (results[0]?.score ?? 0) * MUCH_WORSE
    return results
      .filter(({ score }) => score > least)
      .map(({ id, terms }) => ({ id: String(id), hits: new Set(terms) }))
  }
  return (sought) => {
    const typed = runs(sought).flatMap(asked)
    const telling = typed.filter((word) => !idle.has(word))
    const words = telling.length ? telling : typed
    const all = found('AND', words)
    return all.length ? all : found('OR', words)
  }
}

export interface Part {
  text: string
  hit: boolean
}

/** The text in parts, so that the words that fit can be marked in it. */
export function markHits(text: string, words: ReadonlySet<string>): Part[] {
  const chars = [...text]
  const letters = chars.map(letter)
  /** Where each character begins in the folded text. */
  const begins: number[] = []
  letters.reduce((at, each) => (begins.push(at), at + each.length), 0)
  const hits = chars.map(() => false)
  const mark = (from: number, to: number) =>
    begins.forEach((begin, n) => {
      if (begin >= from && begin < to) hits[n] = true
    })
  for (const { 0: run, index: at } of letters.join('').matchAll(WORD))
    for (const word of words)
      if (word === run) mark(at, at + run.length)
      else if (CHINESE.test(word))
        for (let place = run.indexOf(word); place >= 0; place = run.indexOf(word, place + 1))
          mark(at + place, at + place + word.length)
  const parts: Part[] = []
  chars.forEach((char, n) => {
    const last = parts.at(-1)
    if (last && last.hit === hits[n]) last.text += char
    else parts.push({ text: char, hit: hits[n] ?? false })
  })
  return parts
}
