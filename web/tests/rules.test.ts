/** The rules at hand: paragraphs, search, worked examples, and the ways to them. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import CardPage from '../src/cards/CardPage.svelte'
import { CARDS } from '../src/games/import_export/cards'
import QuestionHelp from '../src/games/shared/bar/QuestionHelp.svelte'
import type { Replay, Replayed, ReplayWanted } from '../src/generated/protocol'
import { navigate } from '../src/routes.svelte'
import { captionOf, EXAMPLES, examplesOf, nextThings, titleOf } from '../src/rules/examples'
import { parseBody, parseSpans, plain } from '../src/rules/paragraph_markup'
import { chaptersOf, isParagraph, paragraphsAbout, paragraphText } from '../src/rules/paragraphs'
import { rulesIndex, rulesSearch } from '../src/rules/rules_index'
import RulesPage from '../src/rules/RulesPage.svelte'
import { foldText, markHits, textSearch } from '../src/rules/text_search'
import WorkedExample from '../src/rules/WorkedExample.svelte'
import { LANGUAGES } from '../src/text/language'
import { has, loadWords, say, setLanguage } from '../src/text/words.svelte'
import { files, keysOf } from './kit/files'

const replies = JSON.parse(readFileSync('tests/data/examples.json', 'utf8')) as Record<
  'import-export-load' | 'maritime-silk-road-exchange',
  Replay
>

const TRADE = 'import-export'
const SILK = 'maritime-silk-road'
let refuse = false
let asked = 0

beforeAll(async () => {
  await setLanguage('en')
  expect(has('rules-sought')).toBe(false)
  await loadWords('rules')
})
beforeEach(() => {
  refuse = false
  asked = 0
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    asked++
    const { record } = JSON.parse(body) as ReplayWanted & { record: { game: string } }
    const name = record.game === TRADE ? 'import-export-load' : 'maritime-silk-road-exchange'
    const said = refuse ? { code: 'too-many', facts: {}, text: '' } : replies[name]
    return Promise.resolve(new Response(JSON.stringify(said), { status: refuse ? 429 : 200 }))
  })
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
})

/** What must be there. */
function the<T extends Element = Element>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector)
  if (!found) throw new Error(selector)
  return found
}
const exampleOf = (game: string, name: string) => {
  const found = examplesOf(game).find((each) => each.name === name)
  if (!found) throw new Error(name)
  return found
}

test.each(LANGUAGES)(
  'the rules are spoken in a language that is chosen later: %s',
  async (lang) => {
    const english = say('rules-sought')
    await setLanguage(lang)
    expect(say('rules-sought') === english).toBe(lang === 'en')
    expect(chaptersOf(TRADE)).toHaveLength(14)
    await setLanguage('en')
  },
)

test.each(['rules', 'help'])('every key %s-… is used, paragraphs apart', (stem) => {
  const source = files('src')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const keys = keysOf(stem).filter((key) => ![TRADE, SILK].some((game) => key.includes(game)))
  const stems = [...source.matchAll(/`((?:rules|help)-[a-z-]+-)\$\{/g)].map((f) => f[1] ?? '')
  const inPictures = (key: string) =>
    /^rules-picture-([a-z]+)/.exec(key)?.[1] && source.includes(`name="${key.split('-')[2]}"`)
  const used = (key: string) =>
    source.includes(`'${key}'`) ||
    stems.some((each) => key.startsWith(each) && each !== 'rules-picture-') ||
    inPictures(key)
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !used(key))).toEqual([])
})

test('a game has its chapters, and every paragraph can be read', () => {
  expect(chaptersOf(TRADE)).toHaveLength(14)
  expect(chaptersOf(SILK)).toHaveLength(7)
  expect(chaptersOf('no-such-game')).toEqual([])
  for (const game of [TRADE, SILK])
    for (const { paragraphs } of chaptersOf(game))
      for (const number of paragraphs)
        expect(plain(paragraphText(game, number))).not.toMatch(/[*`|{}]/)
  expect(isParagraph(TRADE, '3.2')).toBe(true)
  expect(isParagraph(TRADE, '3.99')).toBe(false)
  expect(isParagraph(TRADE, '3')).toBe(false)
})

test('signs become emphasis, words of the notation and links to paragraphs that are there', () => {
  const known = (number: string) => number === '3.1'
  expect(parseSpans('An *act* (3.1), `x` of 9.9 or 13.1.', known)).toEqual([
    { text: 'An ' },
    { text: 'act', as: 'em' },
    { text: ' (' },
    { text: '3.1', as: 'link' },
    { text: '), ' },
    { text: 'x', as: 'code' },
    { text: ' of 9.9 or 13.1.' },
  ])
  expect(parseSpans('see 3.1.', known).at(-2)).toEqual({ text: '3.1', as: 'link' })
  expect(parseBody('So:\n| a | b |\n| 1 | 2 |').table).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(parseBody('So:\n1. One\n2. Two').list).toEqual(['One', 'Two'])
})

/** Whether a text is found. */
const finds = (text: string, sought: string) =>
  textSearch([{ id: 'a', title: '', text }], 'the')(sought).length > 0

test('search knows neither case nor accents', () => {
  expect(foldText('Entrepôt ÉTÉ Ａ')).toBe('entrepot ete a')
  expect(finds('Un été à Paris', 'ETE paris')).toBe(true)
  expect(finds('Un été à Paris', 'hiver')).toBe(false)
})

test('search knows words with other endings, beginnings of words, and typos', () => {
  expect(finds('Load a container.', 'loading containers')).toBe(true)
  expect(finds('Los barcos se cargan.', 'cargar barco')).toBe(true)
  expect(finds('Les conteneurs chargés', 'conteneur charger')).toBe(true)
  expect(finds('Load a container.', 'contianer')).toBe(true)
  expect(finds('Load a container.', 'cont')).toBe(true)
  expect(finds('Load a container.', 'contract')).toBe(false)
})

test('search finds Chinese, also where the words stand apart', () => {
  const text = '每艘船可裝載六個貨櫃，裝滿即完成。'
  expect(finds(text, '船')).toBe(true)
  expect(finds(text, '貨櫃')).toBe(true)
  expect(finds(text, '裝載六個')).toBe(true)
  expect(finds('裝載貨物時，載貨櫃者優先。貨櫃', '裝載貨櫃')).toBe(true)
  expect(finds(text, '海盜')).toBe(false)
})

test('what fits all words comes before what fits some', () => {
  const texts = ['The end.', 'A game.', 'The game ends.'].map((text) => ({
    id: text,
    title: '',
    text,
  }))
  const found = textSearch(texts, 'when does the')
  expect(found('when does the game end?').map((each) => each.id)).toEqual(['The game ends.'])
  expect(found('game qwertz').map((each) => each.id)).toContain('A game.')
})

test('a search for nothing but fillers finds them', () => {
  expect(finds('The end', 'the')).toBe(true)
})

test('the words that fit are marked, whatever their accents', () => {
  expect(markHits('Un Été chaud', new Set(['ete']))).toEqual([
    { text: 'Un ', hit: false },
    { text: 'Été', hit: true },
    { text: ' chaud', hit: false },
  ])
  expect(markHits('六個貨櫃', new Set(['貨櫃']))).toEqual([
    { text: '六個', hit: false },
    { text: '貨櫃', hit: true },
  ])
  expect(markHits('sender', new Set(['end']))).toEqual([{ text: 'sender', hit: false }])
})

test('paragraphs and cards are found, by name first', () => {
  const search = rulesSearch(rulesIndex(TRADE))
  expect(search('')).toEqual([])
  expect(search('island').some((each) => each.paragraph)).toBe(true)
  expect(search('island').some((each) => !each.paragraph)).toBe(true)
  expect(search('foxes')[0]?.id).toBe('foxes')
  expect(search('7.4')[0]?.paragraph).toBe('7.4')
  expect(search('qwertz')).toEqual([])
  expect(rulesSearch(rulesIndex(SILK))('porter').map((each) => each.id)).toContain('porter')
})

/** Questions as people type them, and a paragraph that answers each. */
test.each([
  [TRADE, 'when does the game end', '11.3'],
  [TRADE, 'how many cards do I draw', '3.1'],
  [TRADE, 'completing a ship', '6.1'],
  [SILK, 'when does the game end?', '6.1'],
  [SILK, 'are coins secret', '7.2'],
  [SILK, 'buying speical cards', '4.3'],
])('%s: %s', (game, sought, paragraph) => {
  const found = rulesSearch(rulesIndex(game))(sought).flatMap((each) => each.paragraph ?? [])
  expect(found.slice(0, 5)).toContain(paragraph)
})

test('every example has its words, and stands behind a paragraph', () => {
  expect(EXAMPLES.length).toBe(14)
  for (const example of EXAMPLES) {
    expect(titleOf(example)).not.toBe('')
    example.record.answers.forEach((_, n) => expect(captionOf(example, n + 1)).not.toMatch(/[{}]/))
    expect(isParagraph(example.game, example.at)).toBe(true)
  }
})

test('the things that the next answer is about are told, and only those of the reader', () => {
  const frame = (n: number) => replies['import-export-load'].frames[n] as Replayed
  const { answers } = exampleOf(TRADE, 'load').record
  expect(nextThings(frame(0), answers[0])).toEqual(['hand:laptops', 'action:load'])
  expect(nextThings(frame(1), answers[1])).toEqual([])
  expect(nextThings(frame(2), answers[2])).toEqual(['hand:jets', 'technology-1'])
  expect(nextThings(frame(3), undefined)).toEqual([])
})

test('an example is stepped through with buttons, and by picking what comes next', async () => {
  const example = exampleOf(TRADE, 'load')
  const { container } = render(WorkedExample, { example })
  const box = container.querySelector('[data-example]')
  const now = () => container.querySelector('.captions .now')?.textContent
  const act = (name: string) => fireEvent.click(the(`[data-act="${name}"]`))
  await waitFor(() => expect(container.querySelector('[data-thing="hand:jets"]')).toBeTruthy())
  expect(now()).toBe(captionOf(example, 0))
  await act('back')
  expect(box?.getAttribute('data-n')).toBe('0')
  await act('on')
  await act('on')
  expect(now()).toBe(captionOf(example, 2))
  const card = the('[data-thing="hand:jets"]')
  expect(card.getAttribute('data-mark')).toBe('can')
  expect(container.querySelector('[data-thing="technology-1"]')?.getAttribute('data-mark')).toBe(
    'target',
  )
  await fireEvent.click(card)
  expect(box?.getAttribute('data-n')).toBe('3')
  expect(container.querySelector('[data-thing="shipments:drones"]')).toBeTruthy()
  expect(container.querySelector('[data-act="on"]')?.getAttribute('aria-disabled')).toBe('true')
  await act('on')
  expect(box?.getAttribute('data-n')).toBe('3')
  await act('first')
  expect(now()).toBe(captionOf(example, 0))
})

test('an example that can not be set up says so, and can be tried again', async () => {
  refuse = true
  const { container } = render(WorkedExample, { example: exampleOf(SILK, 'exchange') })
  const alert = await screen.findByRole('alert')
  refuse = false
  await fireEvent.click(the('button', alert))
  await waitFor(() => expect(container.querySelector('[data-thing="hand:silk"]')).toBeTruthy())
  expect(asked).toBe(2)
})

test('the page of rules shows the paragraph that is asked for, and what is searched', async () => {
  const { container, rerender } = render(RulesPage, { game: SILK, paragraph: '5.3' })
  const here = () => container.querySelector('.here')?.getAttribute('data-paragraph')
  await waitFor(() => expect(here()).toBe('5.3'))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-paragraph')).toBe('5.3'))
  expect(container.querySelectorAll('[data-example]')).toHaveLength(5)
  expect(container.querySelectorAll('[data-picture]')).toHaveLength(4)
  await rerender({ game: SILK, paragraph: '4.2' })
  expect(here()).toBe('4.2')
  const box = the<HTMLInputElement>('[data-act="search"]')
  await fireEvent.input(box, { target: { value: 'LICENCE' } })
  expect(container.querySelector('[data-found="paragraphs"] mark')?.textContent).toMatch(/licence/i)
  expect(container.querySelector('[data-found="cards"] a')?.getAttribute('href')).toBe(
    '#/cards/licence',
  )
  expect(container.querySelector('[data-example]')).toBeNull()
  await fireEvent.keyDown(box, { key: 'Escape' })
  expect(here()).toBe('4.2')
})

test('rules of a game that is not there lead nowhere', () => {
  navigate({ page: 'rules', game: 'chess', paragraph: null }, true)
  const { container } = render(RulesPage, { game: 'chess', paragraph: null })
  expect(container.textContent).toContain(say('lobby-nowhere'))
})

test('a card has a page: power, ruling, where its values come from, and its paragraphs', async () => {
  const { container } = render(CardPage, { id: 'laptops' })
  await waitFor(() => expect(container.querySelector('[data-paragraph="6.1"]')).toBeTruthy())
  expect(container.textContent).toContain(say('import-export-power-laptops'))
  expect(container.textContent).toContain(say('import-export-ruling-laptops'))
  expect(container.textContent).toContain('House value: tier.')
  expect(container.querySelector('[data-paragraph="6.1"] a')?.getAttribute('href')).toBe(
    '#/rules/import-export/6.1',
  )
  expect([...container.querySelectorAll('[data-paragraph]')]).toHaveLength(
    (await paragraphsAbout(TRADE, 'cards', 'laptops')).length,
  )
})

test('every card of both games has a page, and nothing else has one', async () => {
  for (const id of [...CARDS.keys()].slice(0, 12).concat('tea', 'porter')) {
    const { container } = render(CardPage, { id })
    await waitFor(() => expect(container.querySelector('[data-paragraph]')).toBeTruthy())
    cleanup()
  }
  navigate({ page: 'card', id: 'no_such_card' }, true)
  const { container } = render(CardPage, { id: 'no_such_card' })
  expect(container.textContent).toContain(say('rules-card-unknown'))
})

test('why one is asked leads to the rules, and a power to its card as well', async () => {
  const { view } = replies['import-export-load'].frames[0] as Replayed
  const { container, rerender } = render(QuestionHelp, { view, kind: 'lead' })
  const links = () => [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'))
  await waitFor(() => expect(links()).toContain('#/rules/import-export/3.2'))
  expect(links().some((each) => each?.startsWith('#/cards/'))).toBe(false)
  await rerender({ view, kind: 'drones' })
  await waitFor(() => expect(links()).toContain('#/cards/drones'))
  expect(links()).toContain('#/rules/import-export/4.1')
  expect(links()).not.toContain('#/rules/import-export/3.2')
})
