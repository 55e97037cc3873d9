/**
 * Pointing at cards: with the mouse, with the keyboard's focus, with `i`, or with a long press. Anything
 * with `data-peek` can be pointed at.
 */
import { DIRECTIONS, middleOf, nearest } from './keyboard'

/** What a table adds to the details of its cards. */
export interface CardStates {
  copies?: Record<string, string>
  stored?: Record<string, number>
  used?: string[]
  discard?: string[]
}

export interface PointedCard {
  /** The card, good or special that is looked at. */
  id: string
  box: DOMRect
  /** On touch screens it is a sheet from below, which must be closed. */
  sheet: boolean
  /** A key asked for it, so it is read out; what has the focus tells its power itself. */
  keyed: boolean
}

/** Milliseconds. */
const HOVER_DELAY = 350
const FOCUS_DELAY = 650
const LONG_PRESS = 450
/** Once one card is shown, the next comes sooner. */
const NEXT_DELAY = 90
/** A finger that moves this far drags or scrolls. */
const DRAG_DISTANCE = 10
/** Elements in which keys type letters. */
export const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'
/** A pile has more to show than fits beside it, so it is a sheet even for the mouse. */
const PILE = 'discard'
const PICKABLE = ['can', 'chosen', 'target', 'ahead', 'planned']
/** A ship that a card can go onto: pointing at anything aboard then means the ship. */
const TARGET_SHIP = ':scope > [data-mark="target"]'

/** Shift and an arrow move from card to card, even to those that can't be picked. */
function focusNext(direction: readonly [number, number]): void {
  const now = document.activeElement
  const others = [...document.querySelectorAll<HTMLElement>('[data-peek]')].filter(
    (each) => each !== now && each.getClientRects().length,
  )
  const from = now && now !== document.body ? middleOf(now) : ([0, 0] as const)
  others[nearest(from, others.map(middleOf), direction)]?.focus()
}

function cardAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-peek]') ?? undefined
}

/** Calls `show` with what is pointed at, until the function that it returns is called. */
export function watchPointing(show: (found: PointedCard | undefined) => void): () => void {
  let shown: HTMLElement | undefined
  let hovered: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed: { x: number; y: number } | undefined
  let swallow = false

  function open(node: HTMLElement, { sheet = false, keyed = false } = {}) {
    clearTimeout(timer)
    const id = node.dataset.peek
    if (!id || !node.isConnected) return
    shown = sheet ? undefined : node
    show({ id, box: node.getBoundingClientRect(), sheet, keyed })
  }
  function close() {
    clearTimeout(timer)
    if (shown) show(undefined)
    shown = undefined
  }
  function openAfter(wait: number, node: HTMLElement) {
    clearTimeout(timer)
    timer = setTimeout(() => open(node), shown ? Math.min(NEXT_DELAY, wait) : wait)
  }

  const on = {
    pointerover(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      const node = cardAt(event.target)
      if (node === hovered) return
      hovered = node
      if (node && !event.buttons) openAfter(HOVER_DELAY, node)
      else close()
    },
    pointerdown(event: PointerEvent) {
      swallow = false
      close()
      const node = cardAt(event.target)
      if (event.pointerType === 'mouse' || !node) return
      pressed = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        swallow = true
        pressed = undefined
        open(node, { sheet: true })
      }, LONG_PRESS)
    },
    pointermove(event: PointerEvent) {
      if (!pressed) return
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_DISTANCE) return
      pressed = undefined
      clearTimeout(timer)
    },
    pointerup() {
      if (pressed) clearTimeout(timer)
      pressed = undefined
    },
    pointercancel() {
      pressed = undefined
      clearTimeout(timer)
    },
    /** A long press is not a click; a tap on something that can't be picked and is no link can only mean looking. */
    click(event: MouseEvent) {
      if (swallow) {
        swallow = false
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const node = cardAt(event.target)
      if (!node || node.closest('a') || PICKABLE.includes(node.dataset.mark ?? '')) return
      if (node.closest('[data-whole]')?.querySelector(TARGET_SHIP)) return
      const touch = event instanceof PointerEvent && event.pointerType === 'touch'
      const pile = node.dataset.peek === PILE
      open(node, { sheet: touch || pile, keyed: event.detail === 0 })
    },
    contextmenu(event: Event) {
      if ((pressed || swallow) && cardAt(event.target)) event.preventDefault()
    },
    focusin(event: FocusEvent) {
      const node = cardAt(event.target)
      if (node?.matches(':focus-visible')) openAfter(FOCUS_DELAY, node)
      else close()
    },
    keydown(event: KeyboardEvent) {
      if (event.key === 'Escape' && shown) return close()
      const direction = event.shiftKey ? DIRECTIONS[event.key] : undefined
      if (direction && !document.activeElement?.matches(TEXT_FIELDS)) {
        event.preventDefault()
        event.stopPropagation()
        return focusNext(direction)
      }
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
      const active = document.activeElement
      if (active?.matches(TEXT_FIELDS)) return
      const inside = active === document.body ? undefined : active
      const node =
        cardAt(active) ??
        hovered ??
        [...(inside?.querySelectorAll<HTMLElement>('[data-peek]') ?? [])].at(-1)
      if (!node) return
      if (node === shown) return close()
      if (node !== hovered) node.focus()
      open(node, { keyed: true })
    },
    scroll: close,
  }
  const names = Object.keys(on) as (keyof typeof on)[]
  for (const name of names) addEventListener(name, on[name] as EventListener, { capture: true })
  return () => {
    clearTimeout(timer)
    for (const name of names)
      removeEventListener(name, on[name] as EventListener, { capture: true })
  }
}

interface Size {
  width: number
  height: number
}

/** How much of a box lies under something of this size at this place. */
function overlap(at: { left: number; top: number }, size: Size, box: DOMRect): number {
  const wide = Math.min(at.left + size.width, box.right) - Math.max(at.left, box.left)
  const high = Math.min(at.top + size.height, box.bottom) - Math.max(at.top, box.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/**
 * Where a large card fits beside a thing: never over it, never outside the window, and over as little
 * as can be of what one may want to click next.
 */
export function placeBeside(
  box: DOMRect,
  size: Size,
  window: Size,
  wanted: readonly DOMRect[] = [],
): { left: number; top: number } {
  const gap = 14
  const clamp = (value: number, room: number) => Math.max(4, Math.min(value, room - 4))
  const left = clamp(box.left + box.width / 2 - size.width / 2, window.width - size.width)
  const top = clamp(box.top + box.height / 2 - size.height / 2, window.height - size.height)
  const [before, after] = [box.left - gap - size.width, box.right + gap]
  const [above, below] = [box.top - gap - size.height, box.bottom + gap]
  const higher = clamp(above, window.height - size.height)
  const places = [
    { left: after, top },
    { left: before, top },
    { left, top: above },
    { left, top: below },
    { left: after, top: higher },
    { left: before, top: higher },
    { left: 4, top: 4 },
    { left: window.width - size.width - 4, top: 4 },
  ].filter(
    (at) =>
      at.left >= 0 &&
      at.left + size.width <= window.width &&
      at.top >= 0 &&
      at.top + size.height <= window.height &&
      !overlap(at, size, box),
  )
  const covered = (at: { left: number; top: number }) =>
    wanted.reduce((sum, each) => sum + overlap(at, size, each), 0)
  const best = places.sort((a, b) => covered(a) - covered(b))[0]
  return best ?? { left, top: above >= 0 ? above : below }
}

/** What one may want to click next: whatever can be picked, and the buttons of the bar. */
export function wantedBoxes(): DOMRect[] {
  const marked = PICKABLE.map((mark) => `[data-mark='${mark}']`)
  return [...document.querySelectorAll([...marked, "[data-act='confirm']"].join())]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width && height)
}
