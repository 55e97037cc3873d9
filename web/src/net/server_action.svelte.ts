/** Something that the reader asks the server to do: whether it is under way, and what went wrong. */
import { words } from './errors'

export class Doing {
  busy = $state(false)
  trouble = $state('')

  /** Whether it went well. */
  async now(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.trouble = words(error)
    }
    this.busy = false
    return !this.trouble
  }
}
