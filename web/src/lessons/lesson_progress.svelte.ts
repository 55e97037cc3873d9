/** How far the reader is in each lesson, kept in this browser only. */
import { store, stored } from '../browser/storage'

let solved = $state.raw<string[]>(stored('lessons.solved', []))

export const lessonProgress = {
  get solved(): string[] {
    return solved
  },
  /** The answers with which a lesson goes on. */
  of(id: string): string[] {
    return stored(`lesson.${id}`, [])
  },
  /** A lesson that is done starts from the beginning the next time. */
  note(id: string, answers: string[], done: boolean): void {
    store(`lesson.${id}`, done || !answers.length ? undefined : answers)
    if (!done || solved.includes(id)) return
    solved = [...solved, id]
    store('lessons.solved', solved)
  },
}
