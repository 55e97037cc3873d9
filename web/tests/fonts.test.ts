/** Which font draws which sign where Chinese is read. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const FACES = [
  ...readFileSync('src/styles/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
].map(([, face = '']) => ({
  family: /font-family: ('[^']+')/.exec(face)?.[1],
  ranges: [...face.matchAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g)].map(([, from, to]) => [
    parseInt(from ?? '', 16),
    parseInt(to ?? '', 16),
  ]),
}))
const inChinese = /:root:lang\(zh\) \{([^}]*)\}/.exec(
  readFileSync('src/styles/tokens.css', 'utf8'),
)?.[1]

describe.each(['--latin', '--latin-stencil', '--latin-serif'])('%s in Chinese', (name) => {
  const family = new RegExp(`${name}: ([^;]*);`).exec(inChinese ?? '')?.[1]
  const faces = FACES.filter((face) => face.family === family)
  const draws = (sign: string) =>
    faces.some(({ ranges }) =>
      ranges.some(([from = 0, to = 0]) => from <= sign.charCodeAt(0) && sign.charCodeAt(0) <= to),
    )
  test('draws letters and numerals', () => {
    expect([...'Aézô09+×·'].filter((sign) => !draws(sign))).toEqual([])
  })
  test('leaves the signs that Chinese has, too, to a Chinese font', () => {
    expect([...'“”‘’…—'].filter(draws)).toEqual([])
  })
})
