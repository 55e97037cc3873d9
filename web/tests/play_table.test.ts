/** A table is played: what is clicked, dragged and typed becomes an answer, and nothing else does. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { movesOf } from '../src/games/game_moves'
import { FORCED_AFTER } from '../src/games/shared/forced_moves.svelte'
import { picksByOption, UNSAID } from '../src/games/shared/picking'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import type { TradeOption } from '../src/generated/protocol'
import { settings } from '../src/settings/settings.svelte'
import { optionText, say } from '../src/text/words.svelte'
import { asked, confirm, ready, sampleOf, sessionFor, thing, type Asked } from './kit/asked_views'

/** Rendering takes a while: some of the samples, or all. */
const EVERY = Number(process.env['EVERY'] ?? 20)

beforeAll(ready)
afterEach(() => {
  cleanup()
  settings.confirm = true
})

describe.each(['import-export', 'maritime-silk-road'])('the table of %s', (game) => {
  const samples = asked.filter(({ view }) => view.game === game)

  test('shows every thing that an option is about, as a button', () => {
    for (const sample of samples.filter((_, number) => number % EVERY === 0)) {
      const { view, explanation } = sample
      const { container } = render(PlayTable, { session: sessionFor(sample) })
      const buttons = [...container.querySelectorAll<HTMLElement>('button:not([data-mark=plain])')]
      const shown = new Set(buttons.map((each) => each.dataset['thing']))
      const ways = picksByOption(movesOf(view), explanation.options, view)
      const listed = container.querySelector('.choices select') ? /^card:/ : /^$/
      const missing = [...ways.values()]
        .flat(2)
        .filter((each) => each !== UNSAID && !shown.has(each) && !listed.test(each))
      expect([view.question?.kind, missing]).toEqual([view.question?.kind, []])
      cleanup()
    }
  })

  test('is the same for a spectator, without any mark or button to answer with', () => {
    const { view, explanation } = structuredClone(samples[0]) as Asked
    delete view.question
    explanation.options = []
    const watched = { view, explanation, seat: 0 }
    render(PlayTable, { session: sessionFor(watched, { seat: null, question: undefined }) })
    expect(document.querySelector('[data-mark=can], [data-mark=target]')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    expect(screen.getByRole('group', { name: 'Question' }).textContent).toMatch(/Waiting for/)
  })
})

describe('answering', () => {
  const contract = sampleOf('contract', 'contract:')
  const options = contract.explanation.options as TradeOption[]
  const { id: wanted = '', parts } =
    options.find(({ verb, parts }) => verb === 'contract' && !parts.place) ?? {}
  const { card, ship } = parts ?? {}

  test('a card, where it goes, and confirm; never before', async () => {
    const session = sessionFor(contract)
    render(PlayTable, { session })
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await fireEvent.click(thing(`hand:${card}`))
    expect(thing(`hand:${card}`).dataset['mark']).toBe('chosen')
    if (thing(`${ship}`).dataset['mark'] === 'target') await fireEvent.click(thing(`${ship}`))
    expect(session.answer).not.toHaveBeenCalled()
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(wanted)
  })

  /** What the bar has buttons for, of the things that the table shows. */
  const steps = (pressed = false) =>
    [...document.querySelectorAll<HTMLElement>('[data-step]')]
      .filter((each) => each.getAttribute('aria-pressed') === String(pressed))
      .map((each) => each.dataset['step'] ?? '')

  test('what comes next is in the bar, too: as a good, or as an import', async () => {
    const taking = sampleOf('place-import', 'take:')
    const session = sessionFor(taking)
    render(PlayTable, { session })
    const { parts } = taking.explanation.options.find(({ verb }) => verb === 'take') as TradeOption
    const container = document.querySelector<HTMLElement>(
      `button[data-thing$=":${parts.card}"][data-mark="can"]`,
    ) as HTMLElement
    await fireEvent.click(container)
    expect(steps().sort()).toEqual(['goods', 'imports'])
    await fireEvent.click(screen.getByText('as an import'))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(`take:${parts.card}:imports`)
  })

  test.each(asked.filter((_, number) => number % EVERY === 0))(
    'every step has its button in the bar: $view.question.kind',
    async (sample) => {
      render(PlayTable, { session: sessionFor(sample) })
      const marked = (mark: string) =>
        [...document.querySelectorAll<HTMLElement>(`button[data-mark=${mark}]`)]
          .filter((each) => !each.closest('[data-bar]'))
          .map((each) => each.dataset['thing'] ?? '')
      expect(steps().sort()).toEqual([...new Set(marked('can'))].sort())
      for (const first of steps().slice(0, 3)) {
        const button = document.querySelector<HTMLElement>(`[data-step="${first}"]`)
        await fireEvent.click(button as HTMLElement)
        expect(steps(true)).toEqual([first])
        expect(steps().sort()).toEqual([...new Set(marked('target'))].sort())
        await fireEvent.click(button as HTMLElement)
      }
    },
  )

  test('buttons for things are one stop for Tab, and arrows go along them', async () => {
    const lead = sampleOf('lead', 'lead:contract:')
    render(PlayTable, { session: sessionFor(lead) })
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-step]')]
    buttons.forEach((each, place) => {
      each.getClientRects = () => [{}] as unknown as DOMRectList
      each.getBoundingClientRect = () => new DOMRect(50 * place, 0, 40, 20)
    })
    const stops = () => buttons.filter((each) => each.tabIndex === 0)
    expect(stops()).toEqual([buttons[0]])
    buttons[0]?.focus()
    await fireEvent.keyDown(buttons[0] as Element, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(buttons[1])
    await waitFor(() => expect(stops()).toEqual([buttons[1]]))
  })

  test('Escape and a click beside everything take the selection back', async () => {
    const session = sessionFor(contract)
    const { container } = render(PlayTable, { session })
    for (const back of [
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(container.querySelector('.play') as Element),
    ]) {
      await fireEvent.click(thing(`hand:${card}`))
      expect(thing(`hand:${card}`).dataset['mark']).toBe('chosen')
      await back()
      expect(thing(`hand:${card}`).dataset['mark']).toBe('can')
    }
  })

  test('by keys: what has the focus is picked, c confirms, letters in fields do nothing', async () => {
    const session = sessionFor(contract)
    render(PlayTable, { session })
    thing('done').focus()
    await fireEvent.click(thing('done'))
    await fireEvent.keyDown(document.body, { key: 'c' })
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('done')
  })

  test('the focus stays on a card that can no longer be picked, and goes to the next if it is gone', async () => {
    const session = sessionFor(contract)
    const { rerender } = render(PlayTable, { session })
    const waiting = structuredClone(contract)
    delete waiting.view.question
    waiting.explanation.options = []
    const focused = () => (document.activeElement as HTMLElement).dataset['thing']
    const held = thing(`hand:${card}`)
    held.focus()
    await rerender({ session: sessionFor(waiting) })
    expect(held.dataset['mark']).toBe('plain')
    expect(document.activeElement).toBe(held)
    const mine = waiting.view.players[waiting.seat] as { hand: string[] }
    mine.hand = mine.hand.filter((each) => each !== card)
    await rerender({ session: sessionFor(structuredClone(waiting)) })
    await waitFor(() => expect(focused()).toMatch(/^hand:/))
    mine.hand = []
    await rerender({ session: sessionFor(structuredClone(waiting)) })
    await waitFor(() => expect(document.activeElement?.className).toMatch(/choices/))
  })

  test('the focus stays in the bar when the button to confirm goes', async () => {
    const { rerender } = render(PlayTable, { session: sessionFor(contract) })
    await fireEvent.click(thing('done'))
    confirm().focus()
    const sent = { ticket: 't', question: contract.view.question?.id, option: 'done' }
    await rerender({ session: sessionFor(contract, { sent, question: undefined }) })
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await waitFor(() => expect(document.activeElement?.closest('[data-bar]')).toBeTruthy())
  })

  test('every card on the table can have the focus', () => {
    const { container } = render(PlayTable, { session: sessionFor(contract) })
    const cards = [...container.querySelectorAll<HTMLElement>('[data-peek]')]
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.filter((each) => !each.matches('button, a, [tabindex]'))).toEqual([])
  })

  test('a card alone leads its own action; a pair, any action that is picked besides', async () => {
    const lead = sampleOf('lead', 'lead:contract:')
    const session = sessionFor(lead)
    render(PlayTable, { session })
    await fireEvent.click(thing('hand:televisions'))
    expect(confirm().textContent).toContain(
      optionText('import-export', 'lead:load:televisions', 'lead', []),
    )
    await fireEvent.click(thing('hand:batteries'))
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await fireEvent.click(thing('hand:batteries'))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('lead:load:televisions')
  })

  test('every option stands in the list of all options and can be chosen there', async () => {
    const session = sessionFor(contract)
    render(PlayTable, { session })
    const list = document.querySelector<HTMLDetailsElement>('details.options')
    if (!list) throw new Error('no list')
    list.open = true
    await fireEvent(list, new Event('toggle'))
    const options = contract.view.question?.options ?? []
    const buttons = within(list).getAllByRole('button')
    expect(buttons.map((each) => each.dataset['option'])).toEqual(options)
    const last = options.find((id) => id.startsWith('contract:')) ?? ''
    await fireEvent.click(buttons[options.indexOf(last)] as Element)
    expect(confirm().textContent).toContain(optionText('import-export', last, 'contract', []))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(last)
  })

  test('who wants no confirmation answers with the pick, if it has one meaning', async () => {
    settings.confirm = false
    const session = sessionFor(contract)
    render(PlayTable, { session })
    await fireEvent.click(thing('done'))
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('done')
  })

  test('who wants no confirmation answers with an option named in words, and with an amount', async () => {
    settings.confirm = false
    const session = sessionFor(contract)
    render(PlayTable, { session })
    const list = document.querySelector<HTMLDetailsElement>('details.options')
    if (!list) throw new Error('no list')
    list.open = true
    await fireEvent(list, new Event('toggle'))
    const longest = [...(contract.view.question?.options ?? [])].sort(
      (a, b) => b.length - a.length,
    )[0]
    await fireEvent.click(list.querySelector(`[data-option="${longest}"]`) as Element)
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(longest)
    cleanup()
    const bid = sessionFor(sampleOf('bid'))
    render(PlayTable, { session: bid })
    const amount = document.querySelector<HTMLElement>('.bid [data-option]')
    await fireEvent.click(amount as Element)
    expect(bid.answer).toHaveBeenCalledExactlyOnceWith(amount?.dataset['option'])
  })

  test('an answer on its way shows at once, and nothing can be picked meanwhile', () => {
    const sent = { ticket: 't', question: '0.0', option: 'done' }
    render(PlayTable, { session: sessionFor(contract, { sent, question: undefined }) })
    expect(document.querySelector('[data-bar][data-waiting] p')?.textContent).toBe('Sent: Done')
    expect(document.querySelector('[data-mark=can]')).toBeNull()
  })

  test('what is read out names the action or the card that asks', async () => {
    render(PlayTable, { session: sessionFor(contract) })
    await waitFor(() =>
      expect(document.querySelector('[role=log]')?.textContent).toContain(
        `You are asked: contract: ${say('import-export-question-contract')}`,
      ),
    )
  })

  test('a bid: all amounts stand side by side, passing is quieter', async () => {
    const bid = sampleOf('bid')
    const session = sessionFor(bid)
    render(PlayTable, { session })
    const amounts = (bid.view.question?.options ?? []).filter((id) => id.startsWith('bid:'))
    expect(document.querySelectorAll('.bid [data-thing]')).toHaveLength(amounts.length)
    expect(thing('pass').className).toContain('quiet')
    await fireEvent.click(thing(amounts.at(-1) ?? ''))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(amounts.at(-1))
  })
})

/** A question with or without a choice. */
function contract(forced: boolean): Asked {
  const sample = structuredClone(sampleOf('contract', 'contract:'))
  const { question } = sample.view
  if (!forced || !question) return sample
  question.options = ['done']
  const [done] = sample.explanation.options.filter(({ id }) => id === 'done')
  sample.explanation.options = done ? ([done] as typeof sample.explanation.options) : []
  return sample
}

describe('the bar', () => {
  const power = sampleOf('nanobots')

  test('a power that may be declined can be answered once for all', async () => {
    const session = sessionFor(power, { standing: { drones: 'always' } })
    render(PlayTable, { session })
    await fireEvent.click(screen.getByRole('radio', { name: 'never' }))
    expect(session.setStanding).toHaveBeenCalledWith('nanobots', 'never')
    await fireEvent.click(screen.getByRole('button', { name: 'Ask again about Drones' }))
    expect(session.setStanding).toHaveBeenCalledWith('drones', null)
  })

  test('undo, or where that is refused the question to all', async () => {
    const free = sessionFor(power, { canUndo: true })
    render(PlayTable, { session: free })
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Restart the turn' }))
    expect(free.undoLast).toHaveBeenCalledOnce()
    expect(free.restartTurn).toHaveBeenCalledOnce()
    cleanup()
    const bound = sessionFor(power)
    render(PlayTable, { session: bound })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Ask to step back' }))
    expect(bound.propose).toHaveBeenCalledOnce()
  })

  test('a proposal to step back is voted on here', async () => {
    const session = sessionFor(power)
    const other = power.seat === 0 ? 1 : 0
    const proposal = { id: 1, by: other, agreed: [other], waiting: [power.seat] }
    Object.assign(session, { table: { ...session.table, proposal } })
    render(PlayTable, { session })
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(session.vote).toHaveBeenCalledWith(true)
  })

  test('a refusal is said in words', () => {
    const refused = { code: 'match-over', facts: {} }
    render(PlayTable, { session: sessionFor(power, { refused }) })
    expect(screen.getByText(/The game is over/)).toBeTruthy()
  })

  describe('what has no other choice', () => {
    const forced = structuredClone(contract(true))
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('plays itself after a moment, and says so', async () => {
      const session = sessionFor(forced)
      render(PlayTable, { session })
      expect(screen.getByText(/no other choice/)).toBeTruthy()
      await vi.advanceTimersByTimeAsync(FORCED_AFTER - 100)
      expect(session.answer).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(200)
      expect(session.answer).toHaveBeenCalledExactlyOnceWith('done')
    })
    test('waits for whoever does something themselves', async () => {
      const session = sessionFor(forced)
      render(PlayTable, { session })
      await vi.advanceTimersByTimeAsync(FORCED_AFTER - 100)
      await fireEvent.keyDown(document.body, { key: 'Tab' })
      await vi.advanceTimersByTimeAsync(FORCED_AFTER - 100)
      await fireEvent.click(thing('done'))
      await vi.advanceTimersByTimeAsync(3 * FORCED_AFTER)
      expect(session.answer).not.toHaveBeenCalled()
      await fireEvent.click(confirm())
      expect(session.answer).toHaveBeenCalledOnce()
    })
    test('is asked with closed hands, where it must not show, and where there is a choice', async () => {
      const closed = structuredClone(forced)
      Object.assign(closed.view.options, { closed_hands: true })
      for (const sample of [closed, contract(false)]) {
        const session = sessionFor(sample)
        render(PlayTable, { session })
        await vi.advanceTimersByTimeAsync(3 * FORCED_AFTER)
        expect(session.answer).not.toHaveBeenCalled()
        cleanup()
      }
    })
  })

  test('why and the hint close with Escape and with a click beside', async () => {
    const hint = () => Promise.resolve({ question: 'x', best: [] })
    render(PlayTable, { session: sessionFor(power, { hint }) })
    const panels = () => document.querySelectorAll('[data-hint], [data-why]').length
    for (const away of [
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(document.querySelector('.play') as Element),
    ]) {
      await fireEvent.click(screen.getByRole('button', { name: say('page-why') }))
      await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
      await vi.waitFor(() => expect(panels()).toBe(2))
      await fireEvent.click(document.querySelector('[data-hint]') as Element)
      await fireEvent.click(document.querySelector('[data-step]') as Element)
      expect(panels()).toBe(2)
      await away()
      expect(panels()).toBe(0)
    }
  })

  test('a hint says why it recommends what has not the highest percentage', async () => {
    const [first = '', second = ''] = power.view.question?.options ?? []
    const advice = (option: string, chance: number, tried: number) => ({
      ...{ option, chance, tried, worth: 0 },
    })
    const best = [advice(first, 0.4, 90), advice(second, 0.6, 10)]
    const hint = () => Promise.resolve({ question: 'x', best })
    render(PlayTable, { session: sessionFor(power, { hint }) })
    await fireEvent.keyDown(document.body, { key: 'h' })
    await vi.waitFor(() => expect(document.querySelectorAll('[data-hint] li')).toHaveLength(2))
    const [line] = document.querySelectorAll('[data-hint] li')
    expect(line?.textContent).toContain(optionText('import-export', first, 'nanobots', []))
    expect(line?.textContent).toMatch(/10 of 100/)
    best[1] = advice(second, 0.3, 10)
    cleanup()
    render(PlayTable, { session: sessionFor(power, { hint }) })
    await fireEvent.keyDown(document.body, { key: 'h' })
    await vi.waitFor(() => expect(document.querySelectorAll('[data-hint] li')).toHaveLength(2))
    expect(document.querySelector('[data-hint]')?.textContent).not.toMatch(/10 of 100/)
  })

  test('a hint puts the best option forward', async () => {
    const best = power.view.question?.options.at(-1) ?? ''
    const reply = { question: 'x', best: [{ option: best, chance: 0.4, tried: 9, worth: 0 }] }
    const session = sessionFor(power, { hint: () => Promise.resolve(reply) })
    render(PlayTable, { session })
    await fireEvent.keyDown(document.body, { key: 'h' })
    const words = optionText('import-export', best, 'nanobots', [])
    await vi.waitFor(() => expect(confirm().textContent).toContain(words), 20_000)
    expect(document.querySelector('[data-hint]')?.textContent).toContain('40%')
    expect(document.querySelector('[data-panel]')?.textContent?.trim().startsWith(words)).toBe(true)
    expect(session.answer).not.toHaveBeenCalled()
  })
})
