/** Whether things may move: the reader's setting, the machine's, and whether the page is visible. */
import { motionTime, settings } from '../../../settings/settings.svelte'

export function motionAllowed(): boolean {
  return (
    settings.motion !== 'off' &&
    document.visibilityState === 'visible' &&
    !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true)
  )
}

/** The same animation at the speed that the reader wants. */
export function paced<A extends { playbackRate: number }>(animation: A): A {
  animation.playbackRate = 1 / motionTime()
  return animation
}
