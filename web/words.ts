import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TEXT = fileURLToPath(new URL('../src/entrepot/text', import.meta.url))
const ALL = 'virtual:words'
/** What the page never says. */
const ELSEWHERE = ['cli.ftl', 'lab.ftl', 'server.ftl', 'terminal.ftl']

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
        const fetches = languages().map((lang) => `'${lang}': () => import('${ALL}/${lang}')`)
        return `export default { ${fetches.join(', ')} }`
      }
      if (!id.startsWith(`\0${ALL}/`)) return null
      const folder = join(TEXT, id.slice(ALL.length + 2))
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
        .sort()
        .map((name) => join(folder, name))
      files.forEach((file) => this.addWatchFile(file))
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`
    },
  }
}

function languages(): string[] {
  return readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort()
}
