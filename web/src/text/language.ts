/** Which language to use: the one that was chosen, else the first that the browser asks for. */
import languages from 'virtual:words'

export const LANGUAGES = Object.keys(languages)

/** The language that a tag like `fr-CA` or `zh-TW` asks for, if we have it. */
export function matchLanguage(tag: string, known: string[] = LANGUAGES): string | undefined {
  let parts = tag.toLowerCase().split('-')
  if (parts[0] === 'zh') {
    const traditional = parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part))
    parts = ['zh', traditional ? 'hant' : 'hans']
  }
  const find = (wanted: string | undefined) => known.find((each) => each.toLowerCase() === wanted)
  return find(parts.join('-')) ?? find(parts[0])
}

/** If `chosen` is empty, the browser decides. */
export function preferredLanguage(
  chosen: string,
  wishes: readonly string[] = navigator.languages,
  known: string[] = LANGUAGES,
): string {
  for (const wish of [chosen, ...wishes]) {
    const found = wish && matchLanguage(wish, known)
    if (found) return found
  }
  return 'en'
}
