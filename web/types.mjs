/** Makes src/generated/protocol.ts from the schemas of the server's messages; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const FILE = new URL('src/generated/protocol.ts', import.meta.url)
const schema = JSON.parse(
  readFileSync(new URL('src/generated/protocol.schema.json', import.meta.url), 'utf8'),
)

for (const shape of Object.values(schema.definitions)) {
  shape.additionalProperties = false
  delete shape.title
  for (const field of Object.values(shape.properties ?? {})) {
    delete field.maxItems
    delete field.minItems
  }
}
const made = await compile({ ...schema, type: 'object' }, 'Protocol', {
  bannerComment: '/** Made by `npm run types` from src/entrepot/server/protocol.py. */',
  unreachableDefinitions: true,
  unknownAny: true,
  style: { semi: false, singleQuote: true, printWidth: 100 },
})
const text =
  made
    .replace(/export interface Protocol \{[^}]*\}\n/, '')
    .replace(/ \*\n \* This interface was referenced by[^/]*\*\//g, ' */')
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '') +
  `export type GameView = TradeView | SilkView
export type GameExplanation = TradeExplanation | SilkExplanation
export type GameOption = TradeOption | SilkOption
export type ServerMessage = State | Update | About | Accepted | Refused | Talk | Gone | Pong
export type Command = Answer | Undo | Propose | Vote | Stand | Prepare | Say | Introduce
export type ClientMessage = Command | Resync | Ping
export const PROTOCOL = ${schema.version}
`

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('src/generated/protocol.ts is out of date: npm run types')
    process.exit(1)
  }
} else writeFileSync(FILE, text)
