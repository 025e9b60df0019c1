/** A review as it comes in. What it comes to is computed by the server. */

import type { components } from './schema'
import { figure, t } from './texts.svelte'

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

/** Points of the chance to win, of a part of it: as many lost as gained. */
export const points = (part: number): number => (part < 0 ? -points(-part) : Math.round(part * 1000) / 10)

/** Half of a figure's interval, to stand after it; nothing where an older review does not tell it. */
export const sure = (within: number | null | undefined) =>
  within == null ? '' : t('review-within', { within: figure(points(within)) })

/** Did it clearly cost something? An older review says by its verdict. */
export const clear = ({ verdict }: Decision) => ['slip', 'mistake', 'blunder'].includes(verdict)

type Swing = components['schemas']['Swing'] | null | undefined

/** Points a decision cost its player, or a find stood above the next move; of a swing, what it did. */
export const worth = (decision: Decision, swing: Swing) => points(swing?.change ?? (decision.ahead || -decision.lost))

/** How sure that is. */
export function worthSure(decision: Decision, swing: Swing): string {
  if (swing) return sure(swing.within)
  return sure(decision.ahead ? decision.ahead_within : decision.lost ? decision.lost_within : null)
}

/** The alternatives to what was played, best first. */
export const others = (decision: Decision) =>
  decision.candidates.filter((candidate) => !same(candidate.move, decision.move))
