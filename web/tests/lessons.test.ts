/** Lessons: the session that follows one, the coach, and what is highlighted. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { silkRoadSample } from '../gallery/samples'
import type { Lesson, LessonWanted, SilkOption } from '../src/generated/protocol'
import { highlight } from '../src/lessons/highlight'
import { lessonProgress } from '../src/lessons/lesson_progress.svelte'
import { LessonSession } from '../src/lessons/lesson_session.svelte'
import LessonPage from '../src/lessons/LessonPage.svelte'
import LessonsPage from '../src/lessons/LessonsPage.svelte'
import { has, loadWords, say, setLanguage } from '../src/text/words.svelte'
import { keysOf } from './kit/files'

const ID = 'silk-first'
const EXPLAINED: SilkOption[] = [
  { id: 'pass', verb: 'pass', parts: {} },
  { id: 'exchange:1:silk', verb: 'exchange', parts: { ship: 1, good: 'silk' } },
]
const OPTIONS = EXPLAINED.map(({ id }) => id)
/** A lesson of three steps: read, pass, read. Everything else is wrong. */
const STEPS = [
  { say: 'lesson-silk-first-welcome', answers: [], points: [] },
  { say: 'lesson-silk-first-pass', answers: ['pass'], points: ['pass', 'ship:1'] },
  { say: 'lesson-silk-first-end', answers: [], points: [] },
]

function replyTo(answers: string[], wrong: string | null = null): Lesson {
  const step = STEPS[answers.length] ?? null
  const question = { id: '0.0', kind: 'phase-1', options: OPTIONS }
  const view = structuredClone(silkRoadSample.view)
  delete view.question
  return {
    id: ID,
    game: 'maritime-silk-road',
    kind: 'guided',
    count: STEPS.length,
    answers,
    places: answers.map(() => []),
    view: step?.answers.length ? { ...view, question } : view,
    explanation: { ...silkRoadSample.explanation, options: EXPLAINED },
    events: silkRoadSample.events.slice(0, 3 + answers.length),
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
  if (answer === null || answer === undefined) return [200, replyTo(answers)]
  const expected = STEPS[answers.length]?.answers[0] ?? 'next'
  if (answer === expected) return [200, replyTo([...answers, answer])]
  if (!OPTIONS.includes(answer)) return [409, { code: 'not-reached', facts: {}, text: 'no' }]
  return [200, replyTo(answers, 'lesson-elsewhere')]
}

beforeAll(async () => {
  await setLanguage('en')
  await loadWords('lessons')
})
beforeEach(() => {
  sent = []
  lost = false
  held = null
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: URL, asked: { method: string; body?: string }) => {
    if (asked.method === 'GET') {
      const { id, game, kind, count } = replyTo([])
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
  const lesson = new LessonSession(ID)
  await waitFor(() => expect(lesson.reply).not.toBeNull())
  return lesson
}
const settled = (lesson: LessonSession, answers: string[]) =>
  waitFor(() => expect(lesson.answers).toEqual(answers))

describe('the session of a lesson', () => {
  test('goes from step to step and is done', async () => {
    const lesson = await opened()
    expect([lesson.isReading, lesson.question, lesson.canUndo]).toEqual([true, undefined, false])
    lesson.next()
    await settled(lesson, ['next'])
    expect([lesson.isReading, lesson.question?.options, lesson.canUndo]).toEqual([
      false,
      OPTIONS,
      true,
    ])
    lesson.answer('pass')
    expect(lesson.sent?.option).toBe('pass')
    expect(lesson.question).toBeUndefined()
    await settled(lesson, ['next', 'pass'])
    expect(lesson.sent).toBeNull()
    lesson.next()
    await settled(lesson, ['next', 'pass', 'next'])
    expect(lesson.reply?.done).toBe(true)
    expect(lessonProgress.solved).toContain(ID)
    expect(lessonProgress.of(ID)).toEqual([])
  })

  test('has rivals with names of their own', async () => {
    const lesson = new LessonSession(ID)
    await waitFor(() => expect(lesson.reply).not.toBeNull())
    const [, first, second] = lesson.table.seats.map(({ name }) => name)
    expect([first, second]).toEqual([
      say('learn-rival-maritime-silk-road'),
      say('learn-rival-import-export'),
    ])
  })
  test('is left and resumed, and begins anew when the lesson has changed', async () => {
    const lesson = await opened()
    lesson.next()
    await settled(lesson, ['next'])
    expect((await opened()).answers).toEqual(['next'])
    lost = true
    expect((await opened()).answers).toEqual([])
  })

  test('takes a step back, and asks a new question then', async () => {
    const lesson = await opened()
    lesson.next()
    await settled(lesson, ['next'])
    const first = lesson.question?.id
    lesson.answer('pass')
    await settled(lesson, ['next', 'pass'])
    lesson.undoLast()
    await settled(lesson, ['next'])
    expect(lesson.question?.id).not.toBe(first)
    expect(lessonProgress.of(ID)).toEqual(['next'])
    lesson.restart()
    await settled(lesson, [])
    expect(lessonProgress.of(ID)).toEqual([])
  })

  test('stays where it is after a wrong answer, and takes one answer at a time', async () => {
    const lesson = await opened()
    lesson.next()
    await settled(lesson, ['next'])
    lesson.answer('exchange:1:silk')
    lesson.answer('pass')
    lesson.undoLast()
    await waitFor(() => expect(held).not.toBeNull())
    held?.()
    await waitFor(() => expect(lesson.reply?.wrong).toBe('lesson-elsewhere'))
    expect(sent.map(({ answer }) => answer)).toEqual([null, 'next', 'exchange:1:silk'])
    expect(lesson.answers).toEqual(['next'])
    expect(lesson.question?.options).toEqual(OPTIONS)
  })

  test('says what went wrong, and can be asked again', async () => {
    const lesson = await opened()
    lesson.next()
    await settled(lesson, ['next'])
    lesson.answer('sail')
    await waitFor(() => expect(lesson.refused?.code).toBe('not-reached'))
    expect(lesson.question?.options).toEqual(OPTIONS)
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
  const stop = highlight(['deck', 'bid:2'])(root)
  await waitFor(() => expect(root.querySelectorAll('[data-pointed]').length).toBe(2))
  root.innerHTML = '<b data-thing="deck"></b><b data-thing="bid:2"></b>'
  await waitFor(() => expect(root.querySelectorAll('b[data-pointed]').length).toBe(2))
  stop()
  expect(root.querySelector('[data-pointed]')).toBeNull()
})

test('the overview lists lessons and marks those that are solved', async () => {
  lessonProgress.note(ID, [], [], true)
  render(LessonsPage)
  const link = await screen.findByRole('link', { name: 'Play it again' })
  expect(link.getAttribute('href')).toBe(`#/learn/${ID}`)
  expect(screen.getByRole('img', { name: 'solved' })).toBeTruthy()
})

test('every word of the coach is said somewhere', () => {
  const folder = 'src/lessons/'
  const source = [
    'LessonsPage.svelte',
    'LessonPage.svelte',
    'Coach.svelte',
    'AfterLesson.svelte',
    'lesson_session.svelte.ts',
  ]
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
  const written = keysOf('learn')
  expect(written.length).toBeGreaterThan(20)
  const used = (key: string) =>
    source.includes(`'${key}'`) ||
    (key.startsWith('learn-rival-') && source.includes('learn-rival'))
  expect(written.filter((key) => !used(key))).toEqual([])
  for (const [, key] of source.matchAll(/'(learn-[a-z-]+)'/g)) expect(has(key ?? '')).toBe(true)
  expect(say('learn-answers', { count: 1 })).toContain('One')
})
