/** A request that a button makes: whether it is under way, and what went wrong. */
import { errorText } from './errors'

export class ServerAction {
  busy = $state(false)
  error = $state('')

  /** Returns whether it succeeded. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.error = ''
    try {
      await request()
    } catch (error) {
      this.error = errorText(error)
    }
    this.busy = false
    return !this.error
  }
}
