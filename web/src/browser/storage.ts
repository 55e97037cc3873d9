/** What this browser keeps for itself. A browser that keeps nothing still plays. */
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
    // Full, or forbidden: then it is forgotten with the page.
  }
}
