import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TEXT = fileURLToPath(new URL('../src/entrepot/text', import.meta.url))
const ALL = 'virtual:words'
/** What the page never says. */
const ELSEWHERE = ['cli.ftl', 'lab.ftl', 'server.ftl', 'terminal.ftl']
/** What only some pages say: `lessons.ftl` and `rules_*.ftl` are fetched with those (`pages.ts`). */
const PARTS = ['lessons', 'rules']
const MAIN = 'main'

/**
 * The words that the Python side reads, too, as one module for each language and part: one file to
 * fetch instead of ten. `virtual:words` knows how to fetch them.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const of = (lang: string) =>
          [MAIN, ...PARTS].map((part) => `'${part}': () => import('${ALL}/${nameOf(lang, part)}')`)
        const fetches = languages().map((lang) => `'${lang}': { ${of(lang).join(', ')} }`)
        return `export default { ${fetches.join(', ')} }`
      }
      if (!id.startsWith(`\0${ALL}/`)) return null
      const name = id.slice(ALL.length + 2)
      const part = PARTS.find((each) => name.startsWith(`${each}-`)) ?? MAIN
      const files = filesOf(part === MAIN ? name : name.slice(part.length + 1), part)
      files.forEach((file) => this.addWatchFile(file))
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`
    },
  }
}

/** What the file to fetch is called: `fr`, `rules-fr`. */
function nameOf(lang: string, part: string): string {
  return part === MAIN ? lang : `${part}-${lang}`
}

function partOf(name: string): string {
  return PARTS.find((part) => name === `${part}.ftl` || name.startsWith(`${part}_`)) ?? MAIN
}

function filesOf(lang: string, part: string): string[] {
  return readdirSync(join(TEXT, lang))
    .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name) && partOf(name) === part)
    .sort()
    .map((name) => join(TEXT, lang, name))
}

function languages(): string[] {
  return readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort()
}
