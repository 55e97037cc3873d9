/** Errors, and their words in the reader's language. */
import { has, say, seatFacts, type Facts, type Names } from '../text/words.svelte'

const LONGEST_LIST = 12

/** An error with a code that has words: the server's, or the page's own (`status` 0). */
export class AppError extends Error {
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

/** The words for an error's code; an unknown code, from a newer server, gets the server's English. */
export function problemText(
  problem: { code: string; facts: Record<string, unknown>; message?: string },
  names: Names = [],
): string {
  const own = `lobby-trouble-${problem.code}`
  const key = has(own) ? own : `error-${problem.code}`
  try {
    if (has(key)) return say(key, factsOf(problem.facts, names))
  } catch {
    // A fact is missing: say what can be said.
  }
  return problem.message || say('lobby-unknown-problem', { code: problem.code })
}

/** Facts as on the Python side: `who` for a seat, lists cut short, and how long they were. */
function factsOf(given: Record<string, unknown>, names: Names): Facts {
  const facts: Facts = {}
  const seat = given['seat']
  if (typeof seat === 'number') Object.assign(facts, seatFacts('who', seat, names))
  for (const [name, fact] of Object.entries(given)) {
    if (Array.isArray(fact)) {
      facts[name] =
        fact.slice(0, LONGEST_LIST).join(', ') + (fact.length > LONGEST_LIST ? ' …' : '')
      facts[`${name}_count`] = String(fact.length)
    } else facts[name] = String(fact)
  }
  return facts
}

/** The words for anything thrown. */
export function errorText(error: unknown): string {
  return error instanceof AppError
    ? problemText(error)
    : say('lobby-unknown-problem', { code: error instanceof Error ? error.message : String(error) })
}
