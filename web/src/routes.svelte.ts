/** Where the reader is: the part of the address after `#`, which no server sees. */
import { GAMES, isGame } from './games/game_ids'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'host'; id: string }
  | { page: 'move'; id: string; code: string }
  | { page: 'replay'; id: string | null }
  | { page: 'practice'; id: string | null }
  | { page: 'cards' }
  | { page: 'learn' }
  | { page: 'lesson'; id: string }
  | { page: 'card'; id: string }
  | { page: 'rules'; game: string; paragraph: string | null }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'not-found' }

export function routeOf(hash: string): Route {
  const [first, second, third, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode)
  if (rest.length) return { page: 'not-found' }
  if (!first) return { page: 'home' }
  if (first === 'new' && second && !third && isGame(second)) return { page: 'new', game: second }
  if (first === 't' && second && !third) return { page: 'table', id: second }
  if (first === 't' && second && third === 'host') return { page: 'host', id: second }
  if (first === 'move' && second && third) return { page: 'move', id: second, code: third }
  if ((first === 'replay' || first === 'practice') && !third)
    return { page: first, id: second || null }
  if (first === 'learn' && second && !third) return { page: 'lesson', id: second }
  if (first === 'cards' && second && !third) return { page: 'card', id: second }
  if (first === 'rules' && isGame(second || GAMES[0]))
    return { page: 'rules', game: second || GAMES[0], paragraph: third || null }
  if (
    (first === 'learn' || first === 'cards' || first === 'settings' || first === 'about') &&
    !second
  )
    return { page: first }
  return { page: 'not-found' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Pages whose address does not begin with their name. */
const BEGINNINGS: Partial<Record<Route['page'], string>> = {
  home: '',
  'not-found': '',
  table: 't',
  host: 't',
  lesson: 'learn',
  card: 'cards',
}

/** Everything that an address may name. */
interface Parts {
  page: Route['page']
  game?: string
  id?: string | null
  code?: string
  paragraph?: string | null
}

export function hashOf(route: Route): string {
  const { page, game, id, code, paragraph }: Parts = route
  const parts = [BEGINNINGS[page] ?? page, game, id, code, paragraph, page === 'host' && page]
  return '#/' + parts.flatMap((part) => (part ? [encodeURIComponent(part)] : [])).join('/')
}

let current = $state.raw<Route>(routeOf(location.hash))
addEventListener('hashchange', () => (current = routeOf(location.hash)))

export const router = {
  get route(): Route {
    return current
  },
}

/** `replace` keeps the old place out of the history, for instance a link that works only once. */
export function navigate(route: Route, replace = false): void {
  if (replace) {
    history.replaceState(null, '', hashOf(route))
    current = route
  } else location.hash = hashOf(route)
}
