/** What a file may hold: a record, or a game saved in the terminal, which is a record and more. */
const FIELDS = [
  'entrepot',
  'game',
  'rules',
  'options',
  'players',
  'seed',
  'position',
  'answers',
  'digest',
]

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing)

/** The record in a document; anything else is left as it is, and the server says what is wrong. */
export function recordIn(document: unknown): unknown {
  if (!isObject(document)) return document
  const saved = isObject(document['match']) ? document['match'] : document
  const isSave = 'frames' in saved && 'answers' in saved
  if (!isSave) return document
  return Object.fromEntries(Object.entries(saved).filter(([field]) => FIELDS.includes(field)))
}

/** The seat of whoever saved the game, if the document tells it. */
export function seatIn(document: unknown): number | null {
  const seat = isObject(document) && isObject(document['match']) ? document['seat'] : null
  return typeof seat === 'number' && seat >= 0 ? seat : null
}
