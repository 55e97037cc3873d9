/** What a browser has and jsdom does not. Nothing moves in tests unless one says so. */
import { vi } from 'vitest'

vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: media.includes('reduce'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
