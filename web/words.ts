import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TEXT = fileURLToPath(new URL('../src/entrepot/text', import.meta.url))
const ALL = 'virtual:words'
/** What the page never says. */
const ELSEWHERE = ['cli.ftl', 'lab.ftl', 'server.ftl']
/** What only some pages say: fetched by them, as modules of their own. */
const APART = ['lessons']

/**
 * The words that the Python side reads, too, as one module for each language: one file to fetch
 * instead of ten. `virtual:words` knows how to fetch them.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const fetches = (behind: string) => {
          const each = languages().map(
            (lang) => `'${lang}': () => import('${ALL}/${lang}${behind}')`,
          )
          return `{ ${each.join(', ')} }`
        }
        const apart = APART.map((part) => `'${part}': ${fetches(`/${part}`)}`)
        return `export default ${fetches('')}\nexport const apart = { ${apart.join(', ')} }`
      }
      if (!id.startsWith(`\0${ALL}/`)) return null
      const [lang = 'en', part] = id.slice(ALL.length + 2).split('/')
      const files = part ? [fileOf(lang, part)] : filesOf(lang)
      files.forEach((file) => this.addWatchFile(file))
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`
    },
  }
}

function filesOf(lang: string): string[] {
  const not = [...ELSEWHERE, ...APART.map((part) => `${part}.ftl`)]
  return readdirSync(join(TEXT, lang))
    .filter((name) => name.endsWith('.ftl') && !not.includes(name))
    .sort()
    .map((name) => join(TEXT, lang, name))
}

/** A language that does not have a part yet says it in English. */
function fileOf(lang: string, part: string): string {
  const own = join(TEXT, lang, `${part}.ftl`)
  return existsSync(own) ? own : join(TEXT, 'en', `${part}.ftl`)
}

function languages(): string[] {
  return readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort()
}
