/** Lessons: the line that follows one, the coach, and what is pointed at. */
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { silk } from '../src/gallery/sample'
import Learn from '../src/learn/Learn.svelte'
import LessonPage from '../src/learn/Lesson.svelte'
import { LessonLine } from '../src/learn/line.svelte'
import { pointing } from '../src/learn/pointing'
import { progress } from '../src/learn/progress.svelte'
import type { Lesson, LessonWanted } from '../src/made/protocol'
import { also, has, say, speak } from '../src/words.svelte'

const ID = 'silk-first'
const OPTIONS = ['pass', 'exchange:1:silk']
/** A lesson of three steps: read, pass, read. Everything else is wrong. */
const STEPS = [
  { say: 'lesson-silk-first-welcome', answers: [], points: [] },
  { say: 'lesson-silk-first-pass', answers: ['pass'], points: ['pass', 'ship:1'] },
  { say: 'lesson-silk-first-end', answers: [], points: [] },
]

function told(answers: string[], wrong: string | null = null): Lesson {
  const step = STEPS[answers.length] ?? null
  const question = { id: '0.0', kind: 'phase-1', options: OPTIONS }
  const view = { ...silk.view, question: undefined }
  return {
    id: ID,
    game: 'maritime-silk-road',
    kind: 'guided',
    count: STEPS.length,
    answers,
    view: (step?.answers.length ? { ...view, question } : view) as unknown as Lesson['view'],
    events: silk.events.slice(0, 3 + answers.length) as unknown as Lesson['events'],
    explanation: null,
    step,
    solution: [],
    wrong,
    done: step === null,
  }
}

let sent: LessonWanted[]
let lost: boolean
let held: (() => void) | null

function reply(wanted: LessonWanted): [number, unknown] {
  const { answers = [], answer } = wanted
  if (lost && answers.length) return [409, { code: 'lesson-lost', facts: { number: 1 }, text: '' }]
  if (answer === null || answer === undefined) return [200, told(answers)]
  const expected = STEPS[answers.length]?.answers[0] ?? 'next'
  if (answer === expected) return [200, told([...answers, answer])]
  if (!OPTIONS.includes(answer)) return [409, { code: 'not-reached', facts: {}, text: 'no' }]
  return [200, told(answers, 'lesson-elsewhere')]
}

beforeAll(async () => {
  await speak('en')
  await also('lessons')
})
beforeEach(() => {
  sent = []
  lost = false
  held = null
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: URL, asked: { method: string; body?: string }) => {
    if (asked.method === 'GET') {
      const { id, game, kind, count } = told([])
      return new Response(JSON.stringify([{ id, game, kind, count }]))
    }
    expect(url.pathname).toBe(`/api/lessons/${ID}`)
    const wanted = JSON.parse(asked.body ?? '') as LessonWanted
    sent.push(wanted)
    if (held === null && wanted.answer === 'exchange:1:silk')
      await new Promise<void>((on) => (held = on))
    const [status, body] = reply(wanted)
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(cleanup)

const opened = async () => {
  const line = new LessonLine(ID)
  await waitFor(() => expect(line.told).not.toBeNull())
  return line
}
const settled = (line: LessonLine, answers: string[]) =>
  waitFor(() => expect(line.answers).toEqual(answers))

describe('the line of a lesson', () => {
  test('goes from step to step and is done', async () => {
    const line = await opened()
    expect([line.reads, line.question, line.undo]).toEqual([true, undefined, false])
    line.next()
    await settled(line, ['next'])
    expect([line.reads, line.question?.options, line.undo]).toEqual([false, OPTIONS, true])
    line.answer('pass')
    expect(line.sent?.option).toBe('pass')
    expect(line.question).toBeUndefined()
    await settled(line, ['next', 'pass'])
    expect(line.sent).toBeNull()
    line.next()
    await settled(line, ['next', 'pass', 'next'])
    expect(line.told?.done).toBe(true)
    expect(progress.solved).toContain(ID)
    expect(progress.of(ID)).toEqual([])
  })

  test('has rivals with names of their own', async () => {
    const line = new LessonLine(ID)
    await waitFor(() => expect(line.told).not.toBeNull())
    const [, first, second] = line.table.seats.map(({ name }) => name)
    expect([first, second]).toEqual([
      say('learn-rival-maritime-silk-road'),
      say('learn-rival-import-export'),
    ])
  })
  test('is left and resumed, and begins anew when the lesson has changed', async () => {
    const line = await opened()
    line.next()
    await settled(line, ['next'])
    expect((await opened()).answers).toEqual(['next'])
    lost = true
    expect((await opened()).answers).toEqual([])
  })

  test('takes a step back, and asks a new question then', async () => {
    const line = await opened()
    line.next()
    await settled(line, ['next'])
    const first = line.question?.id
    line.answer('pass')
    await settled(line, ['next', 'pass'])
    line.undoLast()
    await settled(line, ['next'])
    expect(line.question?.id).not.toBe(first)
    expect(progress.of(ID)).toEqual(['next'])
    line.restart()
    await settled(line, [])
    expect(progress.of(ID)).toEqual([])
  })

  test('stays where it is after a wrong answer, and takes one answer at a time', async () => {
    const line = await opened()
    line.next()
    await settled(line, ['next'])
    line.answer('exchange:1:silk')
    line.answer('pass')
    line.undoLast()
    await waitFor(() => expect(held).not.toBeNull())
    held?.()
    await waitFor(() => expect(line.told?.wrong).toBe('lesson-elsewhere'))
    expect(sent.map(({ answer }) => answer)).toEqual([null, 'next', 'exchange:1:silk'])
    expect(line.answers).toEqual(['next'])
    expect(line.question?.options).toEqual(OPTIONS)
  })

  test('says what went wrong, and can be asked again', async () => {
    const line = await opened()
    line.next()
    await settled(line, ['next'])
    line.answer('sail')
    await waitFor(() => expect(line.refused?.code).toBe('not-reached'))
    expect(line.question?.options).toEqual(OPTIONS)
  })
})

test('the page of a lesson has the real table and a coach who points', async () => {
  render(LessonPage, { id: ID })
  const coach = await waitFor(() => {
    const found = document.querySelector('[data-coach]')
    expect(found?.textContent).toContain('Welcome aboard')
    return found as HTMLElement
  })
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(coach.textContent).toContain('A turn has two phases'))
  await waitFor(() =>
    expect(document.querySelector('button[data-thing=pass][data-pointed]')).not.toBeNull(),
  )
  expect(document.querySelector('[data-thing="ship:1"]')?.hasAttribute('data-pointed')).toBe(true)
  expect(document.querySelector('[data-thing="ship:2"]')?.hasAttribute('data-pointed')).toBe(false)
  await fireEvent.click(document.querySelector('button[data-thing=pass]') as Element)
  await fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
  await waitFor(() => expect(coach.textContent).toContain('drew the last cards'))
  expect(document.querySelector('[data-pointed]')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(coach.textContent).toContain('Well done'))
})

test('what is drawn anew is pointed at again', async () => {
  const root = document.createElement('div')
  root.innerHTML = '<i data-thing="deck"></i><select data-control="bid"></select>'
  const stop = pointing(['deck', 'bid:2'])(root)
  await waitFor(() => expect(root.querySelectorAll('[data-pointed]').length).toBe(2))
  root.innerHTML = '<b data-thing="deck"></b><b data-thing="bid:2"></b>'
  await waitFor(() => expect(root.querySelectorAll('b[data-pointed]').length).toBe(2))
  stop()
  expect(root.querySelector('[data-pointed]')).toBeNull()
})

test('the overview lists lessons and marks those that are solved', async () => {
  progress.note(ID, [], true)
  render(Learn)
  const link = await screen.findByRole('link', { name: 'Play it again' })
  expect(link.getAttribute('href')).toBe(`#/learn/${ID}`)
  expect(screen.getByRole('img', { name: 'solved' })).toBeTruthy()
})

test('every word of the coach is said somewhere', () => {
  const folder = 'src/learn/'
  const source = ['Learn.svelte', 'Lesson.svelte', 'Coach.svelte', 'After.svelte', 'line.svelte.ts']
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
  const written = [
    ...readFileSync('../src/entrepot/text/en/lessons.ftl', 'utf8').matchAll(/^(learn-[a-z-]+) =/gm),
  ].map(([, key]) => key ?? '')
  expect(written.length).toBeGreaterThan(20)
  const used = (key: string) =>
    source.includes(`'${key}'`) ||
    (key.startsWith('learn-rival-') && source.includes('learn-rival'))
  expect(written.filter((key) => !used(key))).toEqual([])
  for (const [, key] of source.matchAll(/'(learn-[a-z-]+)'/g)) expect(has(key ?? '')).toBe(true)
  expect(say('learn-answers', { count: 1 })).toContain('One')
})
