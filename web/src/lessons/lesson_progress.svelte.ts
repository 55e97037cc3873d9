/** How far the reader is in each lesson, kept in this browser only. */
import { store, stored } from '../browser/storage'

let solved = $state.raw<string[]>(stored('lessons.solved', []))

export const lessonProgress = {
  get solved(): string[] {
    return solved
  },
  /** The answers from which a lesson resumes. */
  of(id: string): string[] {
    return stored(`lesson.${id}`, [])
  },
  /** A finished lesson starts from the beginning next time. */
  note(id: string, answers: string[], done: boolean): void {
    store(`lesson.${id}`, done || !answers.length ? undefined : answers)
    if (!done || solved.includes(id)) return
    solved = [...solved, id]
    store('lessons.solved', solved)
  },
}
