/** The lines of a review's charts. */

import { at } from '../lib/at'
import type { Series } from '../lib/charts'
import type { Progress } from '../lib/review'
import { figure, t } from '../lib/texts.svelte'

export type Band = { from: number; to: number; text: string; short: string }

/** The rounds of a match, from where to where they go; each action's round is given. */
export function bandsOf(rounds: number[], last: number): Band[] {
  const starts = rounds.flatMap((round, number) => (number && round === rounds[number - 1] ? [] : [number]))
  return starts.map((from, i) => {
    const round = at(rounds, from)
    return { from, to: starts[i + 1] ?? last, text: t('review-round', { round }), short: figure(round) }
  })
}

const ROWS = 12
/** A dozen moments of a chart as rows. */
export function rowsOf(series: Series[], last: number): { at: number; values: (number | null)[] }[] {
  const picked = Array.from({ length: ROWS + 1 }, (_, i) => Math.round((i / ROWS) * last))
  return picked.map((moment) => ({
    at: moment,
    values: series.map((each) => each.points.findLast((point) => point.at <= moment)?.value ?? null),
  }))
}

const SOON_S = 90
/** How it goes on while decisions are still being judged. */
export function goingOn({ done, of, left, beside }: Progress): string {
  const parts = [t('review-judged-of', { done, of })]
  if (left !== null)
    parts.push(
      left < SOON_S
        ? t('review-left-seconds', { count: Math.max(1, left) })
        : t('review-left-minutes', { count: Math.ceil(left / 60) }),
    )
  if (beside) parts.push(t('review-beside', { count: beside }))
  return parts.join(' · ')
}
