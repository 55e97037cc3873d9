/** Languages and the parts of their words: fetched when they are needed, whatever comes between. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** What was asked for, in order; each comes when a test says so. */
const { asked } = vi.hoisted(() => ({
  asked: [] as { lang: string; name: string; send: () => void; fail: () => void }[],
}))

vi.mock('virtual:words', () => {
  const part = (lang: string, name: string) => () =>
    new Promise((sent, failed) => {
      const send = () => sent({ default: `${name} = ${name} in ${lang}` })
      asked.push({ lang, name, send, fail: () => failed(new Error('no net')) })
    })
  const words = (lang: string) => ({ main: part(lang, 'main'), rules: part(lang, 'rules') })
  return { default: { en: words('en'), fr: words('fr'), es: words('es') } }
})

let words: typeof import('../src/text/words.svelte')

/** All that was asked for in a language comes, or fails to. */
function all(lang: string, how: 'send' | 'fail' = 'send') {
  for (const one of asked) if (one.lang === lang) one[how]()
}
const fetched = () => asked.map(({ lang, name }) => `${lang} ${name}`)

beforeEach(async () => {
  vi.resetModules()
  words = await import('../src/text/words.svelte')
  const spoken = words.setLanguage('en')
  all('en')
  await spoken
  asked.length = 0
})

/** Other files share the worker and want the real words. */
afterAll(() => {
  vi.doUnmock('virtual:words')
  vi.resetModules()
})

test('a part is fetched once somebody needs it, and then in every language', async () => {
  expect(words.has('rules')).toBe(false)
  const also = words.loadWords('rules')
  all('en')
  await also
  expect(words.say('rules')).toBe('rules in en')
  const spoken = words.setLanguage('fr')
  all('fr')
  await spoken
  expect([words.say('main'), words.say('rules')]).toEqual(['main in fr', 'rules in fr'])
})

test('a part that is there is not asked for again', async () => {
  const also = words.loadWords('rules')
  all('en')
  await also
  asked.length = 0
  await words.loadWords('rules')
  expect(asked).toEqual([])
})

test('a language and a part that are asked for at once come together', async () => {
  const spoken = words.setLanguage('fr')
  const also = words.loadWords('rules')
  expect(fetched()).toEqual(['fr main', 'fr main', 'fr rules'])
  expect(words.say('main')).toBe('main in en')
  all('fr')
  await Promise.all([spoken, also])
  expect([words.say('main'), words.say('rules')]).toEqual(['main in fr', 'rules in fr'])
})

test('who changes languages twice hears the last one, whichever comes first', async () => {
  const first = words.setLanguage('fr')
  const second = words.setLanguage('es')
  all('es')
  await second
  all('fr')
  await first
  expect(words.say('main')).toBe('main in es')
})

test('what could not be fetched leaves the words as they were, and can be asked for again', async () => {
  const failed = words.setLanguage('fr')
  all('fr', 'fail')
  await expect(failed).rejects.toThrow('no net')
  expect(words.say('main')).toBe('main in en')
  const part = words.loadWords('rules')
  all('en', 'fail')
  await expect(part).rejects.toThrow('no net')
  const again = words.loadWords('rules')
  all('en')
  await again
  expect(words.say('rules')).toBe('rules in en')
})
