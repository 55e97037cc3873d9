/** The animations themselves, with the Web Animations API. */
import { paced } from './motion_allowed'

export interface Spot {
  node: HTMLElement
  box: DOMRect
  /** The box that contains it. */
  zone: HTMLElement | null
  /** The card that it shows, and a picture of it. */
  shows?: string | undefined
  still?: HTMLElement | undefined
}

interface Flight {
  /** Its number among those that fly at once, and how many there are. */
  order: number
  of: number
  /** Credits instead of a card. */
  amount?: number | undefined
  /** A face-down card. */
  back?: boolean
  slow?: boolean
  /** Its piece was not there before. */
  arrives?: boolean
  /** What is seen at its end until it arrives. */
  still?: HTMLElement | undefined
}

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
const LONGEST = 350
/** Milliseconds: when the next flight starts, and within which all of one update do. */
const NEXT = 240
const SPREAD = 1400
/** How many flights the eye can follow; more are made shorter. */
const FEW = 10
/** Pixels; a smaller move is not shown. */
const NEAR = 3

/** Where ghosts fly: above the table, and nothing can be clicked there. */
export function layerIn(root: HTMLElement): HTMLElement {
  const there = root.querySelector<HTMLElement>(':scope > [data-flights]')
  if (there) return there
  const layer = document.createElement('div')
  layer.dataset.flights = ''
  layer.setAttribute('aria-hidden', 'true')
  layer.inert = true
  layer.style.cssText = 'position:fixed;inset:0;z-index:40;pointer-events:none;overflow:clip'
  root.append(layer)
  return layer
}

const NAMES = ['id', 'data-thing', 'data-place', 'data-peek', 'data-mark', 'data-covering']

/** A copy of a piece that is only looked at: one card, even of a pile, and without marks. */
function pictureOf(node: HTMLElement, { width }: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  copy.querySelectorAll('[data-count]').forEach((each) => each.remove())
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of NAMES) each.removeAttribute(name)
    each.classList.remove('pile')
  }
  copy.style.cssText = `position:static;transform:none;opacity:1;--card-width:100%;--card-height:100%;--good-width:${width}px`
  return copy
}

/** What a place showed before lies over it, until the returned function is called. */
function keepShowing({ node, box }: Spot, still: HTMLElement): () => void {
  const shown = document.createElement('div')
  shown.dataset.still = ''
  shown.setAttribute('aria-hidden', 'true')
  shown.inert = true
  shown.append(pictureOf(still, box))
  shown.style.cssText = `position:absolute;left:0;top:0;width:${box.width}px;height:${box.height}px;z-index:1;pointer-events:none`
  node.parentElement?.append(shown)
  // It moves with the place, whatever that lies in.
  const at = shown.getBoundingClientRect()
  shown.style.left = `${box.left - at.left}px`
  shown.style.top = `${box.top - at.top}px`
  return () => shown.remove()
}

function ghostOf(from: Spot, to: Spot, flight: Flight): HTMLElement {
  const ghost = document.createElement('div')
  if (flight.amount !== undefined) {
    ghost.className = 'flying-credits stencil'
    ghost.textContent = String(flight.amount)
    return ghost
  }
  const lies = ({ node }: Spot) => node.dataset.thing?.includes(':') || node.matches('[data-whole]')
  const model = lies(to) ? to : lies(from) ? from : undefined
  if (!model || flight.back) {
    ghost.className = 'flying-back'
    return ghost
  }
  ghost.append(pictureOf(model.node, model.box))
  ghost.style.width = `${model.box.width}px`
  ghost.style.height = `${model.box.height}px`
  return ghost
}

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** A ghost flies from one spot to another; what it brings is seen there when it lands. */
export function flyGhost(layer: HTMLElement, from: Spot, to: Spot, flight: Flight): void {
  const ghost = ghostOf(from, to, flight)
  ghost.style.position = 'absolute'
  ghost.style.left = '0'
  ghost.style.top = '0'
  layer.append(ghost)
  const { width, height } = ghost.getBoundingClientRect()
  const [x0, y0] = middle(from.box)
  const [x1, y1] = middle(to.box)
  const duration = flight.slow ? LONGEST * 1.6 : flight.of > FEW ? LONGEST * 0.65 : LONGEST
  const delay = Math.min(NEXT, SPREAD / flight.of) * flight.order
  const size = (box: DOMRect) =>
    between(0.35, Math.sqrt((box.width * box.height) / (width * height || 1)), 1.6)
  const at = (x: number, y: number, scale: number) =>
    `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`
  const plain = flight.amount !== undefined || flight.back
  const [s0, s1] = plain ? [0.8, 1] : [size(from.box), size(to.box)]
  const flown = ghost.animate(
    [
      { transform: at(x0, y0, s0), opacity: 0.4 },
      { opacity: 1, offset: 0.25 },
      { opacity: 1, offset: 0.85 },
      { transform: at(x1, y1, s1), opacity: plain ? 0 : 1 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
  paced(flown)
  const uncover = flight.still ? keepShowing(to, flight.still) : undefined
  const gone = () => {
    ghost.remove()
    uncover?.()
  }
  flown.finished.then(gone, gone)
  if (!plain && !uncover && flight.arrives)
    paced(
      to.node.animate(
        [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }],
        delay + duration,
      ),
    )
}

/** A piece that only makes room for its neighbours moves itself. */
export function shift(to: Spot, from: Spot): void {
  const x = from.box.left - to.box.left
  const y = from.box.top - to.box.top
  if (to.zone === null || Math.abs(x) + Math.abs(y) < NEAR) return
  paced(
    to.node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: LONGEST * 0.65,
      easing: EASE,
    }),
  )
}
