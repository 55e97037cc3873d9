/** Whether things may move: the reader's setting, the machine's, and whether the page is visible. */
import { settings } from '../../../settings/settings.svelte'

export function motionAllowed(): boolean {
  return (
    settings.motion !== 'off' &&
    document.visibilityState === 'visible' &&
    !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true)
  )
}
