/** What is kept in this browser's storage. The page also works in browsers that keep nothing. */
const PREFIX = 'entrepot.'

export function stored<Thing>(name: string, otherwise: Thing): Thing {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? otherwise : (JSON.parse(text) as Thing)
  } catch {
    return otherwise
  }
}

export function store(name: string, thing: unknown): void {
  try {
    if (thing === undefined) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, JSON.stringify(thing))
  } catch {
    // Storage is full or forbidden: the value is lost when the page closes.
  }
}
