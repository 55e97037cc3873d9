/** A table is played: what is clicked, dragged and typed becomes an answer, and nothing else does. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Seen } from '../src/games/views'
import { gameOf } from '../src/games/game_moves'
import { waysOf } from '../src/games/shared/picking'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import { settings } from '../src/settings/settings.svelte'
import { option } from '../src/text/words.svelte'
import { asked, confirm, lineTo, ready, sampleOf, thing, type Asked } from './kit/asked'

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
      const { view, seat } = sample
      const { container } = render(PlayTable, { line: lineTo(sample) })
      const buttons = [...container.querySelectorAll<HTMLElement>('button[data-thing]')]
      const shown = new Set(buttons.map((each) => each.dataset['thing']))
      const ways = waysOf(gameOf(view), view.question, view, seat)
      const listed = container.querySelector('.choices > select') ? /^card:/ : /^$/
      const missing = [...ways.values()]
        .flat(2)
        .filter((each) => !shown.has(each) && !listed.test(each))
      expect([view.question?.kind, missing]).toEqual([view.question?.kind, []])
      cleanup()
    }
  })

  test('is the same for a spectator, without any mark or button to answer with', () => {
    const { view } = samples[0] as Asked
    const watched = { view: { ...view, question: undefined } as unknown as Seen, seat: 0 }
    render(PlayTable, { line: lineTo(watched, { seat: null, question: undefined }) })
    expect(document.querySelector('[data-mark=can], [data-mark=target]')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    expect(screen.getByRole('group', { name: 'Question' }).textContent).toMatch(/Waiting for/)
  })
})

describe('answering', () => {
  const contract = sampleOf('contract', 'contract:')
  const wanted =
    contract.view.question?.options.find((id) => /^contract:\w+:\w+-\d$/.test(id)) ?? ''
  const [, card, ship] = wanted.split(':')

  test('a card, where it goes, and confirm; never before', async () => {
    const line = lineTo(contract)
    render(PlayTable, { line })
    await fireEvent.click(confirm())
    await fireEvent.click(thing(`hand:${card}`))
    expect(thing(`hand:${card}`).dataset['mark']).toBe('chosen')
    if (thing(`${ship}`).dataset['mark'] === 'target') await fireEvent.click(thing(`${ship}`))
    expect(line.answer).not.toHaveBeenCalled()
    await fireEvent.click(confirm())
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(wanted)
  })

  test('Escape and a click beside everything take the selection back', async () => {
    const line = lineTo(contract)
    const { container } = render(PlayTable, { line })
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
    const line = lineTo(contract)
    render(PlayTable, { line })
    thing('done').focus()
    await fireEvent.click(thing('done'))
    await fireEvent.keyDown(document.body, { key: 'c' })
    expect(line.answer).toHaveBeenCalledExactlyOnceWith('done')
  })

  test('every option stands in the list of all options and can be chosen there', async () => {
    const line = lineTo(contract)
    render(PlayTable, { line })
    const list = document.querySelector<HTMLDetailsElement>('details.options')
    if (!list) throw new Error('no list')
    list.open = true
    await fireEvent(list, new Event('toggle'))
    const options = contract.view.question?.options ?? []
    const buttons = within(list).getAllByRole('button')
    expect(buttons.map((each) => each.dataset['option'])).toEqual(options)
    const last = options.find((id) => id.startsWith('contract:')) ?? ''
    await fireEvent.click(buttons[options.indexOf(last)] as Element)
    expect(confirm().textContent).toContain(option('import-export', last, 'contract', []))
    await fireEvent.click(confirm())
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(last)
  })

  test('who wants no confirmation answers with the pick, if it has one meaning', async () => {
    settings.confirm = false
    const line = lineTo(contract)
    render(PlayTable, { line })
    await fireEvent.click(thing('done'))
    expect(line.answer).toHaveBeenCalledExactlyOnceWith('done')
  })

  test('an answer on its way shows at once, and nothing can be picked meanwhile', () => {
    const sent = { ticket: 't', question: '0.0', option: 'done' }
    render(PlayTable, { line: lineTo(contract, { sent, question: undefined }) })
    expect(document.querySelector('[data-bar][data-waiting] p')?.textContent).toBe('Sent: Done')
    expect(document.querySelector('[data-mark=can]')).toBeNull()
  })

  test('a bid: all amounts stand side by side, passing is quieter', async () => {
    const bid = sampleOf('bid')
    const line = lineTo(bid)
    render(PlayTable, { line })
    const amounts = (bid.view.question?.options ?? []).filter((id) => id.startsWith('bid:'))
    expect(document.querySelectorAll('.bid [data-thing]')).toHaveLength(amounts.length)
    expect(thing('pass').className).toContain('quiet')
    await fireEvent.click(thing(amounts.at(-1) ?? ''))
    await fireEvent.click(confirm())
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(amounts.at(-1))
  })
})

describe('the bar', () => {
  const power = sampleOf('nanobots')

  test('a power that may be declined can be answered once for all', async () => {
    const line = lineTo(power, { standing: { drones: 'always' } })
    render(PlayTable, { line })
    await fireEvent.click(screen.getByRole('radio', { name: 'never' }))
    expect(line.stand).toHaveBeenCalledWith('nanobots', 'never')
    await fireEvent.click(screen.getByRole('button', { name: 'Ask again about Drones' }))
    expect(line.stand).toHaveBeenCalledWith('drones', null)
  })

  test('undo, or where that is refused the question to all', async () => {
    const free = lineTo(power, { undo: true })
    render(PlayTable, { line: free })
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Restart the turn' }))
    expect(free.undoLast).toHaveBeenCalledOnce()
    expect(free.restartTurn).toHaveBeenCalledOnce()
    cleanup()
    const bound = lineTo(power)
    render(PlayTable, { line: bound })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Ask to step back' }))
    expect(bound.propose).toHaveBeenCalledOnce()
  })

  test('a proposal to step back is voted on here', async () => {
    const line = lineTo(power)
    const other = power.seat === 0 ? 1 : 0
    const proposal = { id: 1, by: other, agreed: [other], waiting: [power.seat] }
    Object.assign(line, { table: { ...line.table, proposal } })
    render(PlayTable, { line })
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(line.vote).toHaveBeenCalledWith(true)
  })

  test('a refusal is said in words', () => {
    const refused = { code: 'match-over', facts: {} }
    render(PlayTable, { line: lineTo(power, { refused }) })
    expect(screen.getByText(/The game is over/)).toBeTruthy()
  })

  test('a hint puts the best option forward', async () => {
    const best = power.view.question?.options.at(-1) ?? ''
    const told = { question: 'x', best: [{ option: best, chance: 0.4, tried: 9, worth: 0 }] }
    const line = lineTo(power, { hint: () => Promise.resolve(told) })
    render(PlayTable, { line })
    await fireEvent.keyDown(document.body, { key: 'h' })
    const words = option('import-export', best, 'nanobots', [])
    await vi.waitFor(() => expect(confirm().textContent).toContain(words), 20_000)
    expect(document.querySelector('[data-hint]')?.textContent).toContain('40%')
    expect(line.answer).not.toHaveBeenCalled()
  })
})
