/** Search in rules and cards: every word must occur, whatever its case and accents. */

/** A letter as it is compared: without case, accents and width. */
const letter = (char: string) => char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export function foldText(text: string): string {
  return [...text].map(letter).join('')
}

const CHINESE = /^\p{Script=Han}{3,}$/u

/** Chinese is written without spaces: a long term matches if all its pairs of characters occur. */
function pairs(term: string): string[] {
  const chars = [...term]
  if (!CHINESE.test(term)) return []
  return chars.slice(1).map((char, place) => `${chars[place]}${char}`)
}

export function searchTerms(sought: string): string[] {
  return foldText(sought).split(/\s+/).filter(Boolean)
}

/** `text` must be folded. */
export function matchesAll(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => {
    if (text.includes(term)) return true
    const needed = pairs(term)
    return needed.length > 0 && needed.every((pair) => text.includes(pair))
  })
}

export interface Part {
  text: string
  hit: boolean
}

/** The text in parts, so that matches can be marked in it. */
export function markHits(text: string, terms: readonly string[]): Part[] {
  const chars = [...text]
  const letters = chars.map(letter)
  /** Where each character begins in the folded text. */
  const begins: number[] = []
  letters.reduce((at, each) => (begins.push(at), at + each.length), 0)
  const whole = letters.join('')
  const hits = chars.map(() => false)
  for (const term of terms.flatMap((each) => (whole.includes(each) ? [each] : pairs(each))))
    for (let at = whole.indexOf(term); at >= 0; at = whole.indexOf(term, at + term.length))
      begins.forEach((begin, n) => {
        if (begin >= at && begin < at + term.length) hits[n] = true
      })
  const parts: Part[] = []
  chars.forEach((char, n) => {
    const last = parts.at(-1)
    if (last && last.hit === hits[n]) last.text += char
    else parts.push({ text: char, hit: hits[n] ?? false })
  })
  return parts
}
