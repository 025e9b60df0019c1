/** What a review tells of one player: where it turned, and what it cost. */

import type { components } from './schema'

export type Review = components['schemas']['Review']
export type ReviewAnswer = components['schemas']['ReviewAnswer']
export type Decision = components['schemas']['Decision']

/** How far a review has come, with whom it is judged in turn, and about how many seconds it takes yet. */
export type Progress = { done: number; of: number; beside: number; left: number | null }

/** What came in is added to what there was; in the order of the game, whatever order it was judged in. */
export function joined(had: Review | null, more: Review): Review {
  const decisions = [...(had?.decisions ?? []), ...more.decisions].sort((a, b) => a.number - b.number)
  return { ...more, decisions }
}

/** So much better than the second-best is worth a mark. */
const FOUND = 0.04
const MISSED = new Set(['slip', 'mistake', 'blunder'])

export const missed = (decision: Decision) => MISSED.has(decision.verdict)
/** How far the move played stood above the next best, where it was the best. */
export function found(decision: Decision): number {
  if (decision.verdict !== 'best' || decision.candidates.length < 2) return 0
  const ahead = decision.candidates[0].chance - decision.candidates[1].chance
  return ahead >= FOUND ? ahead : 0
}

const same = (a: Record<string, unknown>, b: Record<string, unknown>) => JSON.stringify(a) === JSON.stringify(b)

/** The alternatives to what was played, best first. */
export const others = (decision: Decision) =>
  decision.candidates.filter((candidate) => !same(candidate.move, decision.move))
