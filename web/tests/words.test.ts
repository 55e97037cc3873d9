/** The page says everything through the Fluent files, and they hold nothing that it does not say. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { importExportSample, NAMES, silkRoadSample } from '../gallery/samples'
import { CARDS } from '../src/games/import_export/cards'
import {
  eventText,
  has,
  listed,
  namesFor,
  optionText,
  say,
  setLanguage,
  word,
} from '../src/text/words.svelte'
import { allThatSays, files, keysOf } from './kit/files'

beforeAll(() => setLanguage('en'))

/** What is written between tags: neither code, nor style, nor an expression. */
export function textIn(component: string): string {
  return component
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|[^>"])*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('text in components', () => {
  const components = files('src').filter((path) => path.endsWith('.svelte'))
  test.each(components)('%s has none', (path) => {
    expect(textIn(readFileSync(path, 'utf8'))).not.toMatch(/[A-Za-z]{2}/)
  })
  test('is found where there is some', () => {
    expect(textIn('<p class="x">{say("y")} Hello there</p>')).toBe('Hello there')
  })
})

test.each(['page', 'play'])('every key %s-… is used, and every key used is there', (stem) => {
  const source = allThatSays()
  const keys = (text: string, form: string) =>
    [...text.matchAll(new RegExp(form, 'gm'))].map((found) => found[1] ?? '')
  const written = keysOf(stem)
  const plain = new Set(keys(source, `'(${stem}-[a-z-]+)'`))
  const stems = keys(source, `\`(${stem}-[a-z-]*)\\$\\{`)
  expect([...plain].filter((key) => !has(key))).toEqual([])
  const used = (key: string) => plain.has(key) || stems.some((each) => key.startsWith(each))
  expect(stems).not.toContain(`${stem}-`)
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((key) => !used(key))).toEqual([])
})

test('the words of a part are said only by pages that it is fetched with', () => {
  const elsewhere = files('src').filter(
    (path) =>
      !/^src\/(rules|lessons|review|generated)\/|CardPage|CardsPage|SilkRoadPictures/.test(path),
  )
  const says = (path: string) =>
    /['`](rules|learn|lesson|review|look-back)-/.test(readFileSync(path, 'utf8'))
  expect(elsewhere.length).toBeGreaterThan(100)
  expect(elsewhere.filter(says)).toEqual([])
})

test('the page fetches nothing that only the terminal says', () => {
  const keys = [...keysOf('cli'), ...keysOf('terminal')]
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter((key) => has(key))).toEqual([])
})

test('every card has a name and a power', () => {
  for (const card of CARDS.keys()) {
    expect(word('import-export', card)).not.toBe('')
    expect(say(`import-export-power-${card}`)).not.toBe('')
  }
})

test('all options and events of the samples can be said', () => {
  for (const [game, { view, events }] of [
    ['import-export', importExportSample],
    ['maritime-silk-road', silkRoadSample],
  ] as const) {
    const question = view.question
    expect(question?.options.length).toBeGreaterThan(2)
    for (const id of question?.options ?? [])
      expect(optionText(game, id, question?.kind ?? '', NAMES)).not.toMatch(/[{}]/)
    for (const event of events) expect(eventText(game, event, NAMES)).not.toMatch(/[{}]|unknown/)
  }
})

test('the reader is told as "you", by the words that Python uses, too', async () => {
  const pay = { n: 0, type: 'pay', seat: 0, to: 'seat-1', amount: 3 }
  const said = (names: string[]) => eventText('import-export', pay, names)
  const people = ['You', 'Ben']
  expect(said(people), 'who is called so need not be the reader').toBe('You pays Ben 3 credits.')
  expect(said(namesFor(people, 0))).toBe('You pay Ben 3 credits.')
  expect(said(namesFor(['Ann', 'Ben'], 1))).toBe('Ann pays you 3 credits.')
  await setLanguage('fr')
  expect(said(namesFor(['Ann', 'Ben'], 1))).toBe('Ann vous paie 3 crédits.')
  await setLanguage('es')
  expect(said(namesFor(['Ann', 'Ben'], 0))).toBe('Pagas 3 créditos a Ben.')
  await setLanguage('zh-Hans')
  expect(said(namesFor(['Ann', 'Ben'], 0))).toBe('你付3点给Ben。')
  await setLanguage('en')
})

test('lists count what is equal', () => {
  expect(listed(['tea'])).toBe('tea')
  expect(listed(['tea', 'ore'])).toBe('tea and ore')
  expect(listed(['tea', 'ore', 'tea', 'silk'])).toBe('2 tea, ore and silk')
  expect(listed([])).toBe('')
})

test('a missing key and a missing fact are defects', () => {
  expect(() => say('there-is-no-such-key')).toThrow()
  expect(() => say('seat')).toThrow()
})
