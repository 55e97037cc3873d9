/** Where the pages are. Each is fetched when it is first needed. */
import type { Component } from 'svelte'
import type { Route } from './routes.svelte'
import { also } from './text/words.svelte'

type Page = Component<Record<string, unknown>>
/** A page that says what others don't brings the words for it. */
async function saying<T>(part: string, page: Promise<T>): Promise<T> {
  await also(part)
  return page
}
const PAGES: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./pages/HomePage.svelte'),
  new: () => import('./pages/NewTablePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  host: () => import('./table/HostPage.svelte'),
  move: () => import('./pages/MoveSeatPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  cards: () => import('./cards/CardsPage.svelte'),
  learn: () => saying('lessons', import('./lessons/LessonsPage.svelte')),
  lesson: () => saying('lessons', import('./lessons/LessonPage.svelte')),
  card: () => saying('rules', import('./cards/CardPage.svelte')),
  rules: () => saying('rules', import('./rules/RulesPage.svelte')),
  settings: () => import('./settings/SettingsPage.svelte'),
  about: () => import('./pages/AboutPage.svelte'),
  nowhere: () => import('./pages/NotFoundPage.svelte'),
}

export async function fetchPage(page: Route['page']): Promise<Page> {
  return (await PAGES[page]()).default as Page
}
