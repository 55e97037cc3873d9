/** What the views of both games have in common. */

export interface Question {
  id: string
  kind: string
  options: string[]
}
export interface Score {
  total: number
  by: Record<string, number>
}
export interface CommonView {
  options: Record<string, unknown>
  over: boolean
  /** Who is asked now, and what kind of question. */
  pending: { seat: number; kind: string }[]
  question?: Question
  /** The seat's own sealed answer, while others still think. */
  sealed?: string
  winners?: number[]
  scores?: Score[]
}
