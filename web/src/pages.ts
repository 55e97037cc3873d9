/** Where the pages are. Each is fetched when it is first needed. */
import type { Component } from 'svelte'
import type { Route } from './routes.svelte'
import { also } from './words.svelte'

type Page = Component<Record<string, unknown>>
/** A page that says what others don't brings the words for it. */
async function saying<T>(part: string, page: Promise<T>): Promise<T> {
  await also(part)
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
  learn: () => saying('lessons', import('./learn/Learn.svelte')),
  lesson: () => saying('lessons', import('./learn/Lesson.svelte')),
  card: () => saying('rules', import('./pages/CardPage.svelte')),
  rules: () => saying('rules', import('./rules/Rules.svelte')),
  settings: () => import('./pages/Settings.svelte'),
  about: () => import('./pages/About.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
}

export async function fetchPage(page: Route['page']): Promise<Page> {
  return (await PAGES[page]()).default as Page
}
