/** How far the reader is in each lesson. Nobody else knows: it is kept in this browser. */
import { keep, kept } from '../browser/storage'

let solved = $state.raw<string[]>(kept('lessons.solved', []))

export const progress = {
  get solved(): string[] {
    return solved
  },
  /** The answers with which a lesson goes on. */
  of(id: string): string[] {
    return kept(`lesson.${id}`, [])
  },
  /** A lesson that is done begins anew the next time. */
  note(id: string, answers: string[], done: boolean): void {
    keep(`lesson.${id}`, done || !answers.length ? undefined : answers)
    if (!done || solved.includes(id)) return
    solved = [...solved, id]
    keep('lessons.solved', solved)
  },
}
