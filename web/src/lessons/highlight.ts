/** Highlights what the coach talks about with `data-pointed`, and scrolls to the first such thing. */

/** Names are those of the table; a bid is in a list where there are many. */
function findThing(root: Element, thing: string): Element[] {
  const there = [...root.querySelectorAll('[data-thing]')].filter(
    (each) => each.getAttribute('data-thing') === thing,
  )
  if (there.length || !thing.startsWith('bid:')) return there
  return [...root.querySelectorAll('[data-control="bid"]')]
}

function setPointed(root: Element, things: string[]): Element[] {
  const wanted = things.flatMap((thing) => findThing(root, thing))
  for (const old of root.querySelectorAll('[data-pointed]'))
    if (!wanted.includes(old)) old.removeAttribute('data-pointed')
  for (const each of wanted)
    if (!each.hasAttribute('data-pointed')) each.setAttribute('data-pointed', '')
  return wanted
}

/** Scrolls it into view, clear of a bar above it and the coach's sheet below. */
function scrollTo(thing: Element): void {
  const box = thing.getBoundingClientRect()
  if (!box.height) return
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect()
  const sheet = document.querySelector('[data-coach]')
  const over = sheet && getComputedStyle(sheet).position === 'fixed'
  const above = bar && bar.top < innerHeight / 2
  const top = above ? Math.max(bar.bottom, 0) : 0
  const bottom = over ? sheet.getBoundingClientRect().top : innerHeight
  const room = 24
  if (box.top >= top + room && box.bottom <= bottom - room) return
  scrollBy({ top: (box.top + box.bottom) / 2 - (top + bottom) / 2 })
}

/** What to pick next: the first thing not yet chosen and not in the bar, which is always in view. */
function nextOf(pointed: Element[]): Element | undefined {
  return pointed.find(
    (each) => !each.closest('[data-bar]') && !each.matches('[data-mark="chosen"]'),
  )
}

/** For `{@attach}`: marks these things whenever the table draws them. */
export function highlight(things: string[]) {
  return (root: HTMLElement) => {
    let shown: string | null | undefined
    const look = () => {
      const next = nextOf(setPointed(root, things))
      const name = next?.getAttribute('data-thing')
      if (next && name !== shown) scrollTo(next)
      shown = name
    }
    let frame = requestAnimationFrame(look)
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-thing', 'data-mark'],
    })
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      setPointed(root, [])
    }
  }
}
