/** The folders of the page: each game by itself, and no two files of one name. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from './kit/files'

const GAMES = ['import_export', 'silk_road']

/** What the files of a folder import, as paths from `src`. */
function imports(folder: string): string[] {
  return files(folder).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) =>
      join(dirname(path), to ?? ''),
    ),
  )
}

test('no two files have one name', () => {
  const names = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => basename(entry.name))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test.each(['shared', ...GAMES])('games/%s knows no other game', (folder) => {
  const others = GAMES.filter((game) => game !== folder).map((game) => `src/games/${game}/`)
  const found = imports(`src/games/${folder}`)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((path) => others.some((other) => path.startsWith(other)))).toEqual([])
})
