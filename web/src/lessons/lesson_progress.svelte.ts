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
  /** The places that they covered. */
  placesOf(id: string): number[][] {
    return stored(`lesson.${id}.places`, [])
  },
  /** A finished lesson starts from the beginning next time. */
  note(id: string, answers: string[], places: number[][], done: boolean): void {
    const ended = done || !answers.length
    store(`lesson.${id}`, ended ? undefined : answers)
    store(`lesson.${id}.places`, ended || !places.flat().length ? undefined : places)
    if (!done || solved.includes(id)) return
    solved = [...solved, id]
    store('lessons.solved', solved)
  },
}
