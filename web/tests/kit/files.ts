import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ENGLISH = '../src/entrepot/text/en'

/** All components and modules in a folder. */
export function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(path) ? [path] : []
  })
}

/** The source of the page, of its gallery, and of the rules that name the words of a reason. */
export function allThatSays(): string {
  const page = [...files('src'), ...files('gallery')].map((path) => readFileSync(path, 'utf8'))
  const rules = ['import_export', 'silk_road'].map((game) =>
    readFileSync(`../src/entrepot/${game}/explain.py`, 'utf8').replaceAll('"', "'"),
  )
  return [...page, ...rules].join('\n')
}

/** All keys of the words that begin with a stem, such as `lobby`, in whichever file they are. */
export function keysOf(stem: string): string[] {
  const words = readdirSync(ENGLISH).map((name) => readFileSync(join(ENGLISH, name), 'utf8'))
  const keys = words.join('\n').matchAll(new RegExp(`^(${stem}-[a-z0-9-]+) =`, 'gm'))
  return [...keys].map((found) => found[1] ?? '')
}
