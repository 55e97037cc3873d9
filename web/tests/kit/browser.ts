/** What a browser has and jsdom does not. Nothing moves in tests unless one says so. */
import { configure } from '@testing-library/svelte'
import { vi } from 'vitest'

// The files of a worker share its window: each begins with an empty page and nothing kept.
document.body.replaceChildren()
localStorage.clear()

// A machine that does much else is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: media.includes('reduce'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
vi.stubGlobal(
  'PointerEvent',
  class extends MouseEvent {
    pointerType = 'mouse'
  },
)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
