/** The reader's own settings, kept in this browser. */
import { store, stored } from '../browser/storage'
import { preferredLanguage } from '../text/language'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]
export const SIZES = ['small', 'normal', 'large'] as const
export type Size = (typeof SIZES)[number]
export const PACES = [0, 400, 900, 2000]

/** How long motion takes, and how large text and cards are, by the reader's choice. */
const TIMES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5 }
const TEXT_SIZES: Record<Size, number> = { small: 0.9, normal: 1, large: 1.2 }
const CARD_SIZES: Record<Size, number> = { small: 0.9, normal: 1, large: 1.15 }

export interface Settings {
  /** The reader's name at tables. */
  name: string
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'off'
  motionSpeed: Speed
  sound: 'off' | 'turn' | 'all'
  /** From 0 to 100. */
  volume: number
  textSize: Size
  /** Of cards and everything else on the table. */
  cardSize: Size
  /** The least time that bots take at new tables, in milliseconds. */
  pace: number
  /** Whether a notification says that it is your turn while the page is hidden. */
  notify: boolean
  /** If empty, the browser decides. */
  language: string
  /** Whether every choice is confirmed, even one with a single meaning. */
  confirm: boolean
}

const DEFAULTS: Settings = {
  name: '',
  theme: 'auto',
  motion: 'auto',
  motionSpeed: 'normal',
  sound: 'turn',
  volume: 100,
  textSize: 'normal',
  cardSize: 'normal',
  pace: 900,
  notify: false,
  language: '',
  confirm: true,
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored('settings', {}) })

/** How much longer than usual motion takes. */
export function motionTime(): number {
  return TIMES[settings.motionSpeed]
}

/** Call it once, when the page starts: applies settings to the document and saves changes. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      if (settings.theme === 'auto') delete root.dataset.theme
      else root.dataset.theme = settings.theme
      if (settings.motion === 'off') root.dataset.motion = 'off'
      else delete root.dataset.motion
      root.style.setProperty('--motion-time', String(motionTime()))
      root.style.setProperty('--text-size', String(TEXT_SIZES[settings.textSize]))
      root.style.setProperty('--card-size', String(CARD_SIZES[settings.cardSize]))
      root.lang = preferredLanguage(settings.language)
      store('settings', { ...settings })
    })
  })
}
