/** What a search in a game's rules can find: its paragraphs and its cards. */
import { cardIds } from '../games/card_ids'
import { SPECIALS } from '../games/silk_road/goods'
import { has, say, word } from '../text/words.svelte'
import { plain } from './paragraph_markup'
import { chaptersOf, paragraphText } from './paragraphs'
import { textSearch, type Found } from './text_search'

export interface IndexEntry {
  id: string
  title: string
  text: string
  /** The number, if it is a paragraph and not a card. */
  paragraph?: string
  /** The title of its chapter. */
  chapter?: string
}

export type Finding = IndexEntry & Found

/** What a card of either game does, in words. */
export function cardText(game: string, id: string): string {
  if (game === 'import-export') {
    const ruling = `${game}-ruling-${id}`
    const power = say(`${game}-power-${id}`)
    return has(ruling) ? say('sentences', { first: power, then: say(ruling) }) : power
  }
  return SPECIALS.some((each) => each === id)
    ? say(`silk-special-${id}`)
    : say('page-good-rule', { good: word(game, id) })
}

export function rulesIndex(game: string): IndexEntry[] {
  return [
    ...chaptersOf(game).flatMap(({ title, paragraphs }) =>
      paragraphs.map((number) => ({
        id: number,
        paragraph: number,
        title: number,
        text: plain(paragraphText(game, number)),
        chapter: title,
      })),
    ),
    ...cardIds(game).map((id) => ({ id, title: word(game, id), text: cardText(game, id) })),
  ]
}

/** A function that finds entries by words in their title, text or chapter. */
export function rulesSearch(index: IndexEntry[]): (sought: string) => Finding[] {
  const entries = new Map(index.map((each) => [each.id, each]))
  const search = textSearch(
    index.map(({ id, title, text, chapter = '' }) => ({ id, title: `${title} ${chapter}`, text })),
    say('rules-search-fillers'),
  )
  return (sought) =>
    search(sought).flatMap(({ id, hits }) => {
      const entry = entries.get(id)
      return entry ? [{ ...entry, hits }] : []
    })
}
