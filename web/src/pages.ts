/** Where the pages are. Each is fetched when it is first needed. */
import type { Component } from 'svelte'
import type { Route } from './routes.svelte'
import { also } from './words.svelte'

type Page = Component<Record<string, unknown>>
/** A page that speaks of the rules needs their words. */
async function withRules<T>(page: Promise<T>): Promise<T> {
  await also('rules')
  return page
}
const PAGES: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/Table.svelte'),
  host: () => import('./pages/Host.svelte'),
  move: () => import('./pages/Move.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  cards: () => import('./pages/Cards.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  lesson: () => import('./learn/Lesson.svelte'),
  card: () => withRules(import('./pages/CardPage.svelte')),
  rules: () => withRules(import('./rules/Rules.svelte')),
  settings: () => import('./pages/Settings.svelte'),
  about: () => import('./pages/About.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
}

export async function fetchPage(page: Route['page']): Promise<Page> {
  return (await PAGES[page]()).default as Page
}
