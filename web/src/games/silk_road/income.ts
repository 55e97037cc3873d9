import type { Good, SilkExplanation, SilkView } from '../../generated/protocol'
import { count } from './goods'

/** What everybody would earn if cards of a good were played on these goods. */
export function incomes(
  { market }: SilkView,
  explanation: SilkExplanation,
  good: Good,
  covering: readonly Good[],
): number[] {
  const showing = count(market, good) - count(covering, good) + covering.length
  return explanation.incomes[good].map((earned) => earned[showing] ?? 0)
}
