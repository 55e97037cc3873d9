/** The options of a game, read from the JSON schema that the server sends. */
export type OptionField =
  | { name: string; kind: 'many'; values: string[]; start: string[] }
  | { name: string; kind: 'number'; least: number; most: number; step: number; start: number }
  | { name: string; kind: 'yes-no'; start: boolean }
  /** A table of values by card: given as a document. */
  | { name: string; kind: 'document' }

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  multipleOf?: number
}

export function optionFields(schema: object): OptionField[] {
  const whole = schema as Schema
  const name = whole.$ref?.split('/').at(-1)
  const options = name === undefined ? whole : (whole.$defs?.[name] ?? whole)
  const found = Object.entries(options.properties ?? {}).flatMap(([each, field]) => {
    const option = optionOf(each, field)
    return option ? [option] : []
  })
  return found.sort((a, b) => Number(isLong(a)) - Number(isLong(b)))
}

/** What takes the most room and is seldom wanted comes last. */
const isLong = (option: OptionField) => option.kind === 'document'

function optionOf(name: string, field: Schema): OptionField | null {
  if (field.type === 'boolean') return { name, kind: 'yes-no', start: field.default === true }
  if (field.type === 'integer') {
    const least = field.minimum ?? 0
    const start = typeof field.default === 'number' ? field.default : least
    return {
      name,
      kind: 'number',
      least,
      most: field.maximum ?? 1_000_000,
      step: field.multipleOf ?? 1,
      start,
    }
  }
  if (field.type === 'array' && field.items?.enum) {
    const values = field.items.enum.map(String)
    const start = Array.isArray(field.default) ? field.default.map(String) : values.slice(0, 1)
    return { name, kind: 'many', values, start }
  }
  return field.type === 'object' ? { name, kind: 'document' } : null
}

export function defaultValues(options: OptionField[]): Record<string, unknown> {
  return Object.fromEntries(
    options.flatMap((option) => (option.kind === 'document' ? [] : [[option.name, option.start]])),
  )
}

/** Parses a document as JSON, or as TOML, whose parser is fetched only then. */
export async function parseDocument(text: string): Promise<Record<string, unknown>> {
  if (!text.trim()) return {}
  if (text.trim().startsWith('{')) return JSON.parse(text) as Record<string, unknown>
  const { parse } = await import('./toml')
  return parse(text)
}
