/** What went wrong, in the reader's words. */
import { has, say, type Facts } from '../words.svelte'

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
export function problem(trouble: { code: string; facts: object; message?: string }): string {
  const key = `error-${trouble.code}`
  const facts: Facts = {}
  for (const [name, fact] of Object.entries(trouble.facts))
    facts[name] = typeof fact === 'number' ? fact : textOf(fact)
  try {
    if (has(key)) return say(key, facts)
  } catch {
    // A fact is missing: say what can be said.
  }
  return trouble.message || say('lobby-unknown-problem', { code: trouble.code })
}

function textOf(fact: unknown): string {
  return Array.isArray(fact) ? fact.join(', ') : String(fact)
}

/** Any thrown thing as words. */
export function words(error: unknown): string {
  return error instanceof Trouble
    ? problem(error)
    : say('lobby-unknown-problem', { code: error instanceof Error ? error.message : String(error) })
}
