/** What a search in a game's rules can find: its paragraphs and its cards. */
import { cardIds } from '../games/card_ids'
import { SPECIALS } from '../games/silk_road/goods'
import { has, say, word } from '../text/words.svelte'
import { plain } from './paragraph_markup'
import { chaptersOf, paragraphText } from './paragraphs'
import { foldText, matchesAll, searchTerms } from './text_search'

export interface IndexEntry {
  id: string
  title: string
  text: string
  /** The number, if it is a paragraph and not a card. */
  paragraph?: string
  /** Title and text as they are compared. */
  folded: string
}

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
  const found = [
    ...chaptersOf(game).flatMap(({ title, paragraphs }) =>
      paragraphs.map((number) => ({
        id: number,
        paragraph: number,
        title: number,
        text: plain(paragraphText(game, number)),
        more: title,
      })),
    ),
    ...cardIds(game).map((id) => ({
      id,
      title: word(game, id),
      text: cardText(game, id),
      more: '',
    })),
  ]
  return found.map(({ more, ...each }) => ({
    ...each,
    folded: foldText(`${each.title} ${each.text} ${more}`),
  }))
}

/** Entries whose title matches come first. */
export function searchIndex(index: IndexEntry[], sought: string): IndexEntry[] {
  const terms = searchTerms(sought)
  if (!terms.length) return []
  const named = (each: IndexEntry) => matchesAll(foldText(each.title), terms)
  const found = index.filter((each) => matchesAll(each.folded, terms))
  return [...found.filter(named), ...found.filter((each) => !named(each))]
}
