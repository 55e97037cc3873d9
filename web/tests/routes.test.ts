/** Addresses lead where they say, and nowhere else. */
import { afterEach, expect, test } from 'vitest'
import { hashOf, navigate, routeOf, router, type Route } from '../src/routes.svelte'
import { matchLanguage, preferredLanguage } from '../src/text/language'

const ROUTES: [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/new/import-export', { page: 'new', game: 'import-export' }],
  ['#/t/kdxfcg8w9p5r', { page: 'table', id: 'kdxfcg8w9p5r' }],
  ['#/t/kdxfcg8w9p5r/host', { page: 'host', id: 'kdxfcg8w9p5r' }],
  ['#/move/kdxfcg8w9p5r/a_b-c', { page: 'move', id: 'kdxfcg8w9p5r', code: 'a_b-c' }],
  ['#/replay', { page: 'replay', id: null }],
  ['#/practice', { page: 'practice', id: null }],
  ['#/practice/kdxfcg8w9p5r', { page: 'practice', id: 'kdxfcg8w9p5r' }],
  ['#/replay/kdxfcg8w9p5r', { page: 'replay', id: 'kdxfcg8w9p5r' }],
  ['#/cards', { page: 'cards' }],
  ['#/learn', { page: 'learn' }],
  ['#/learn/silk-first', { page: 'lesson', id: 'silk-first' }],
  ['#/cards/drones', { page: 'card', id: 'drones' }],
  ['#/rules/import-export', { page: 'rules', game: 'import-export', paragraph: null }],
  ['#/rules/import-export/3.2', { page: 'rules', game: 'import-export', paragraph: '3.2' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
]
afterEach(() => navigate({ page: 'home' }, true))

test.each(ROUTES)('%s is read and written alike', (hash, route) => {
  expect(routeOf(hash)).toEqual(route)
  expect(hashOf(route)).toBe(hash)
})

test.each(['', '#', '#/'])('%j is the start page', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'home' })
})

test.each([
  '#/t',
  '#/t/a/b',
  '#/t/a/host/x',
  '#/new',
  '#/move/a',
  '#/cards/x/y',
  '#/rules/a/1/2',
  '#/elsewhere',
  '#/new/chess',
  '#/new/constructor',
  '#/rules/chess',
  '#/rules/toString/1',
])('%s leads nowhere', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'not-found' })
})

test('an address with a broken escape is still read', () => {
  expect(routeOf('#/t/%E0%A4')).toEqual({ page: 'table', id: '%E0%A4' })
})

test('a place that is replaced is not come back to', () => {
  const before = history.length
  navigate({ page: 'table', id: 'x' }, true)
  expect(history.length).toBe(before)
  expect(router.route).toEqual({ page: 'table', id: 'x' })
})

test('the language is the chosen one, else the first that the browser wishes and the page speaks', () => {
  const known = ['en', 'fr', 'zh-Hans', 'zh-Hant']
  expect(matchLanguage('fr-CA', known)).toBe('fr')
  expect(matchLanguage('zh-TW', known)).toBe('zh-Hant')
  expect(matchLanguage('zh-Hant-HK', known)).toBe('zh-Hant')
  expect(matchLanguage('zh', known)).toBe('zh-Hans')
  expect(matchLanguage('de', known)).toBeUndefined()
  expect(preferredLanguage('', ['de', 'zh-HK', 'fr'], known)).toBe('zh-Hant')
  expect(preferredLanguage('fr', ['zh-HK'], known)).toBe('fr')
  expect(preferredLanguage('', ['de'], known)).toBe('en')
})
