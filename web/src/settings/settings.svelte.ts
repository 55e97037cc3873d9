/** The reader's own settings, kept in this browser. */
import { store, stored } from '../browser/storage'
import { preferredLanguage } from '../text/language'

export interface Settings {
  /** The reader's name at tables. */
  name: string
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'off'
  sound: 'off' | 'turn' | 'all'
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
  sound: 'turn',
  notify: false,
  language: '',
  confirm: true,
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored('settings', {}) })

/** Call it once, when the page starts: applies settings to the document and saves changes. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      if (settings.theme === 'auto') delete root.dataset.theme
      else root.dataset.theme = settings.theme
      if (settings.motion === 'off') root.dataset.motion = 'off'
      else delete root.dataset.motion
      root.lang = preferredLanguage(settings.language)
      store('settings', { ...settings })
    })
  })
}
