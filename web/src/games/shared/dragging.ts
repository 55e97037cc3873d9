/** Dragging a piece to where it can go: with the mouse, a pen, or sideways with a finger. */
export interface DragHandlers {
  /** Picks the thing that is lifted; returns whether it can go anywhere. */
  start(thing: string): boolean
  /** Whether it can be put here. */
  accepts(thing: string): boolean
  drop(thing: string): void
  /** It was dropped elsewhere: everything is as before. */
  cancel(): void
}

const DRAG_DISTANCE = 7
const DRAGGABLE = ['can', 'target', 'chosen']
  .map((mark) => `[data-thing][data-mark='${mark}']`)
  .join(', ')

/** An attachment for the element that holds the table. */
export function dragging(handlers: DragHandlers): (root: HTMLElement) => () => void {
  return (root) => {
    let from: HTMLElement | null = null
    let ghost: HTMLElement | null = null
    let start = { x: 0, y: 0 }
    let pointer = -1
    let over: HTMLElement | null = null

    const thingOf = (element: Element | null) => element?.getAttribute('data-thing') ?? ''

    function below(x: number, y: number): HTMLElement | null {
      const found = document
        .elementsFromPoint(x, y)
        .map((each) => each.closest<HTMLElement>('[data-thing]'))
        .find((each) => each && root.contains(each) && handlers.accepts(thingOf(each)))
      return found ?? null
    }

    function down(event: PointerEvent) {
      if (event.button !== 0 || pointer >= 0) return
      const element = event.target instanceof Element ? event.target : null
      from = element?.closest<HTMLElement>(DRAGGABLE) ?? null
      if (!from || from.dataset['act']) return
      pointer = event.pointerId
      start = { x: event.clientX, y: event.clientY }
    }

    function begin(event: PointerEvent) {
      // A long press has opened a card's details.
      if (document.querySelector('dialog[open]')) return stop()
      if (!from || !handlers.start(thingOf(from))) return stop()
      const box = from.getBoundingClientRect()
      ghost = from.cloneNode(true) as HTMLElement
      for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-thing]')])
        for (const name of ['data-thing', 'data-mark', 'id']) each.removeAttribute(name)
      ghost.setAttribute('aria-hidden', 'true')
      ghost.classList.add('ghost')
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: '0',
        zIndex: '50',
        pointerEvents: 'none',
        opacity: '0.85',
        transition: 'none',
        transformOrigin: `${start.x - box.left}px ${start.y - box.top}px`,
      })
      root.append(ghost)
      root.setPointerCapture(event.pointerId)
      root.classList.add('dragging')
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== pointer) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!ghost && Math.hypot(dx, dy) > DRAG_DISTANCE) begin(event)
      if (!ghost) return
      event.preventDefault()
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(-2deg) scale(0.8)`
      const now = below(event.clientX, event.clientY)
      if (now !== over) {
        over?.classList.remove('over')
        now?.classList.add('over')
        over = now
      }
    }

    function up(event: PointerEvent) {
      if (event.pointerId !== pointer) return
      const lifted = ghost !== null
      const target =
        lifted && event.type === 'pointerup' ? below(event.clientX, event.clientY) : null
      const thing = thingOf(target)
      if (lifted) {
        root.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
      }
      stop(!target)
      if (target) handlers.drop(thing)
      else if (lifted) handlers.cancel()
    }

    /** The click that ends a drag does not count as a click. */
    function swallow(event: Event) {
      event.stopPropagation()
      event.preventDefault()
    }

    function stop(home = false) {
      over?.classList.remove('over')
      root.classList.remove('dragging')
      const gone = ghost
      if (gone && home && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        gone.style.transition = 'transform 0.18s ease-out'
        gone.style.transform = 'none'
        setTimeout(() => gone.remove(), 190)
      } else gone?.remove()
      from = ghost = over = null
      pointer = -1
    }

    const listeners: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ]
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener)
    return () => {
      stop()
      for (const [name, listener] of listeners)
        root.removeEventListener(name, listener as EventListener)
    }
  }
}
