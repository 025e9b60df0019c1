/** A review as it comes in. What it comes to is computed by the server. */

import type { components } from './schema'

export type Review = components['schemas']['Review']
export type ReviewAnswer = components['schemas']['ReviewAnswer']
export type Belief = components['schemas']['Belief']
export type BeliefAnswer = components['schemas']['BeliefAnswer']
export type Decision = components['schemas']['Decision']

/** How far a review has come, with whom it is judged in turn, and about how many seconds it takes yet. */
export type Progress = { done: number; of: number; beside: number; left: number | null }

/** What came in is added to what there was; in the order of the game, whatever order it was judged in. */
export function joined(had: Review | null, more: Review): Review {
  const decisions = [...(had?.decisions ?? []), ...more.decisions].sort((a, b) => a.number - b.number)
  return { ...more, decisions }
}

const same = (a: Record<string, unknown>, b: Record<string, unknown>) => JSON.stringify(a) === JSON.stringify(b)

/** The alternatives to what was played, best first. */
export const others = (decision: Decision) =>
  decision.candidates.filter((candidate) => !same(candidate.move, decision.move))
