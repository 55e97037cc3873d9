/** The numbered paragraphs of a game's rules, and which of them a question or a card is about. */
import { has, say } from '../text/words.svelte'

export interface Chapter {
  number: string
  title: string
  /** The numbers of its paragraphs, such as `3.2`. */
  paragraphs: string[]
}

const keyOf = (game: string, number: string) => `rules-${game}-${number.replace('.', '-')}`

function numbers(game: string, before: string): string[] {
  const found: string[] = []
  for (let n = 1; has(keyOf(game, `${before}${n}`)); n++) found.push(`${before}${n}`)
  return found
}

export function chaptersOf(game: string): Chapter[] {
  return numbers(game, '').map((number) => ({
    number,
    title: say(keyOf(game, number)),
    paragraphs: numbers(game, `${number}.`),
  }))
}

export function isParagraph(game: string, number: string): boolean {
  return /^\d+\.\d+$/.test(number) && has(keyOf(game, number))
}

export function paragraphText(game: string, number: string): string {
  return say(keyOf(game, number))
}

type About = Record<string, Record<'questions' | 'cards', Record<string, string[]>>>

/** Which question or card leads to which paragraph, fetched when needed. */
export async function paragraphsAbout(
  game: string,
  what: 'questions' | 'cards',
  id: string,
): Promise<string[]> {
  const about = (await import('../../../src/entrepot/text/paragraphs.json')).default as About
  return about[game]?.[what][id] ?? []
}
