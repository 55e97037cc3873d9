/** What went wrong, in the reader's words. */
import { has, say, type Facts } from '../text/words.svelte'

const LONGEST_LIST = 12

/** An error that the server told, or that kept it from being reached (`status` 0). */
export class Trouble extends Error {
  readonly code: string
  readonly facts: Record<string, unknown>
  readonly status: number

  constructor(code: string, facts: Record<string, unknown> = {}, status = 0, text = '') {
    super(text || code)
    this.code = code
    this.facts = facts
    this.status = status
  }
}

/** The words of an error; an unknown code, from a newer server, gets the server's own English. */
export function problem(
  trouble: { code: string; facts: Record<string, unknown>; message?: string },
  names: string[] = [],
): string {
  const own = `lobby-trouble-${trouble.code}`
  const key = has(own) ? own : `error-${trouble.code}`
  try {
    if (has(key)) return say(key, factsOf(trouble.facts, names))
  } catch {
    // A fact is missing: say what can be said.
  }
  return trouble.message || say('lobby-unknown-problem', { code: trouble.code })
}

/** As the Python side has them: `who` for a seat, lists cut short, and how many were in them. */
function factsOf(told: Record<string, unknown>, names: string[]): Facts {
  const facts: Facts = {}
  const seat = told['seat']
  if (typeof seat === 'number') facts['who'] = names[seat] ?? say('seat', { number: seat + 1 })
  for (const [name, fact] of Object.entries(told)) {
    if (Array.isArray(fact)) {
      facts[name] =
        fact.slice(0, LONGEST_LIST).join(', ') + (fact.length > LONGEST_LIST ? ' …' : '')
      facts[`${name}_count`] = String(fact.length)
    } else facts[name] = String(fact)
  }
  return facts
}

/** Any thrown thing as words. */
export function words(error: unknown): string {
  return error instanceof Trouble
    ? problem(error)
    : say('lobby-unknown-problem', { code: error instanceof Error ? error.message : String(error) })
}
