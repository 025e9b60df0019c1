/** Where a move begins and the table has come to rest: what the slider of a review stops at. */

import type { Step } from '../lib/protocol'

/** The numbers of actions after which a move is whole; the first stop is the opening. */
export function stopsOf(steps: Pick<Step, 'starts'>[]): number[] {
  const begun = steps.flatMap((step, i) => (i && step.starts ? [i] : []))
  return steps.length ? [0, ...begun, steps.length] : [0]
}

/** The stop shown: within a move that is its end, as the chip over the chart names it. */
export const stopAt = (stops: number[], action: number): number =>
  Math.max(
    0,
    stops.findIndex((stop) => stop >= action),
  )

/** Which move an action belongs to, counted from 1; 0 before the first. */
export function moveOf(stops: number[], action: number): number {
  if (action < 0) return 0
  return stops.findLastIndex((stop) => stop <= action) + (action < (stops.at(-1) ?? 0) ? 1 : 0)
}

/** A way through the moves, as its controls need it. */
export type Walk = {
  stop: number
  last: number
  playing: boolean
  to: (stop: number) => void
  toggle: () => void
}
