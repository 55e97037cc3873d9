import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Writes the icons that the page uses into one picture. They stay out of the scripts, which are
 * meant to be small, and a card that is not shown costs only a line there. Where the collection has
 * nothing that fits, the icon is drawn here: a path in `drawn.json`.
 */
export function writeIcons(): void {
  const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(source, 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  const used = JSON.parse(
    readFileSync(new URL('src/icons/icons.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
  const drawn = JSON.parse(
    readFileSync(new URL('src/icons/drawn.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
  const symbols = Object.entries(used).map(([name, icon]) => {
    const own = icon === 'drawn' ? drawn[name] : undefined
    const body = own ? `<path fill-rule="evenodd" d="${own}"/>` : icons[icon]?.body
    if (!body) throw new Error(`no icon ${icon} for ${name}`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`
  })
  const made = new URL('src/generated/', import.meta.url)
  mkdirSync(made, { recursive: true })
  writeFileSync(
    new URL('icons.svg', made),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
  )
}
