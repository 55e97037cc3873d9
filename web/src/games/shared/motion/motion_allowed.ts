/** Whether things may move: the reader's setting, the machine's, and whether anybody looks. */
import { settings } from '../../../settings/settings.svelte'

export function motionAllowed(): boolean {
  return (
    settings.motion !== 'off' &&
    document.visibilityState === 'visible' &&
    !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true)
  )
}
