/** Loads pages. Each is fetched when it is first needed. */
import type { Component } from 'svelte'
import type { Route } from './routes.svelte'
import { loadWords } from './text/words.svelte'

type Page = Component<Record<string, unknown>>
/** Words that only some pages need are fetched with those pages. */
async function withWords<T>(part: string, page: Promise<T>): Promise<T> {
  await loadWords(part)
  return page
}
const PAGES: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./pages/HomePage.svelte'),
  new: () => import('./pages/NewTablePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  host: () => import('./table/HostPage.svelte'),
  move: () => import('./pages/MoveSeatPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  practice: () => withWords('review', import('./review/PracticePage.svelte')),
  cards: () => withWords('rules', import('./cards/CardsPage.svelte')),
  learn: () => withWords('lessons', import('./lessons/LessonsPage.svelte')),
  lesson: () => withWords('lessons', import('./lessons/LessonPage.svelte')),
  card: () => withWords('rules', import('./cards/CardPage.svelte')),
  rules: () => withWords('rules', import('./rules/RulesPage.svelte')),
  settings: () => import('./settings/SettingsPage.svelte'),
  about: () => import('./pages/AboutPage.svelte'),
  'not-found': () => import('./pages/NotFoundPage.svelte'),
}

export async function fetchPage(page: Route['page']): Promise<Page> {
  return (await PAGES[page]()).default as Page
}
