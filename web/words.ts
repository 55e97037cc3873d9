import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TEXT = fileURLToPath(new URL('../src/entrepot/text', import.meta.url))
const ALL = 'virtual:words'
const MAIN = 'main'
/**
 * The files of each part. Every page needs the main part; similar files stand side by side in it,
 * because they compress better that way. The other parts come with their pages (`pages.ts`).
 */
const PARTS: Record<string, string[]> = {
  [MAIN]: ['cards', 'questions', 'import_export', 'silk_road', 'table', 'page', 'errors'],
  lessons: ['lessons'],
  rules: ['rules'],
  review: ['review'],
}
/** What the page never says: comments, and messages of the terminal. */
const UNSAID = /^(?:#|cli-|terminal-).*\n(?:\n*[ }].*\n)*\n?/gm
/** Blank lines, and all but one of the spaces before a line. */
const ROOM = /\n+(?=\n)|(?<=\n ) +/g

/**
 * The words, which Python reads from the same files, as one module for each language and part: one
 * file to fetch instead of seven. `virtual:words` knows how to fetch them.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const of = (lang: string) =>
          Object.keys(PARTS).map(
            (part) => `'${part}': () => import('${ALL}/${nameOf(lang, part)}')`,
          )
        const fetches = languages().map((lang) => `'${lang}': { ${of(lang).join(', ')} }`)
        return `export default { ${fetches.join(', ')} }`
      }
      if (!id.startsWith(`\0${ALL}/`)) return null
      const name = id.slice(ALL.length + 2)
      const part = Object.keys(PARTS).find((each) => name.startsWith(`${each}-`)) ?? MAIN
      const files = filesOf(part === MAIN ? name : name.slice(part.length + 1), part)
      files.forEach((file) => this.addWatchFile(file))
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(UNSAID, '').replace(ROOM, ''))}`
    },
  }
}

/** What the file to fetch is called: `fr`, `rules-fr`. */
function nameOf(lang: string, part: string): string {
  return part === MAIN ? lang : `${part}-${lang}`
}

function filesOf(lang: string, part: string): string[] {
  return (PARTS[part] ?? []).map((name) => join(TEXT, lang, `${name}.ftl`))
}

function languages(): string[] {
  return readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort()
}
