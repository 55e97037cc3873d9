/** All that can be found in a game's rules: its paragraphs and its cards. */
import { CARDS } from '../games/import_export/cards'
import { GOODS, SPECIALS } from '../games/silk_road/silk_road'
import { has, say, word } from '../text/words.svelte'
import { chaptersOf, paragraph } from './paragraphs'
import { plain } from './paragraph_markup'
import { folded, matches, termsOf } from './text_search'

export interface Finding {
  id: string
  title: string
  text: string
  /** The number, if it is a paragraph and no card. */
  paragraph?: string
  /** What is compared. */
  folded: string
}

/** What a card of either game does, in words. */
export function aboutCard(game: string, id: string): string {
  if (game === 'import-export') {
    const ruling = `${game}-ruling-${id}`
    const power = say(`${game}-power-${id}`)
    return has(ruling) ? say('sentences', { first: power, then: say(ruling) }) : power
  }
  return SPECIALS.some((each) => each === id)
    ? say(`silk-special-${id}`)
    : say('page-good-rule', { good: word(game, id) })
}

export function allOf(game: string): Finding[] {
  const cards: readonly string[] =
    game === 'import-export' ? [...CARDS.keys()] : [...GOODS, ...SPECIALS]
  const found = [
    ...chaptersOf(game).flatMap(({ title, paragraphs }) =>
      paragraphs.map((number) => ({
        id: number,
        paragraph: number,
        title: number,
        text: plain(paragraph(game, number)),
        more: title,
      })),
    ),
    ...cards.map((id) => ({ id, title: word(game, id), text: aboutCard(game, id), more: '' })),
  ]
  return found.map(({ more, ...each }) => ({
    ...each,
    folded: folded(`${each.title} ${each.text} ${more}`),
  }))
}

/** Those whose title is meant come first. */
export function find(all: Finding[], sought: string): Finding[] {
  const terms = termsOf(sought)
  if (!terms.length) return []
  const named = (each: Finding) => matches(folded(each.title), terms)
  const found = all.filter((each) => matches(each.folded, terms))
  return [...found.filter(named), ...found.filter((each) => !named(each))]
}
