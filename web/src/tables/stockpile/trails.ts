/** Where each price's trail begins: at the round's first step, or anew where a split or a bankruptcy put the marker. */

import type { GameEvent } from '../../lib/protocol'
import type { Company } from './shapes'

export function trailsOf(events: GameEvent[]): Record<string, number> {
  const starts: Record<string, number> = {}
  for (const event of events) {
    const company = event.company as string
    // From the first action of a round on; what the last movement did stays in sight until then.
    if (event.event === 'phase_begins' && event.phase === 'action')
      for (const key of Object.keys(starts)) delete starts[key]
    else if (event.event === 'splits' || event.event === 'bankrupt') starts[company] = event.space as number
    // The steps of a price that split on its way count those before the split too: its trail has begun already.
    else if (event.event === 'price') starts[company] ??= (event.space as number) - (event.steps as number)
  }
  return starts
}

/** How many steps each price has gone since its trail began. */
export const stepsSince = (starts: Record<string, number>, companies: Company[]): Record<string, number> =>
  Object.fromEntries(
    companies.flatMap(({ company, space }) => {
      const start = starts[company]
      return start === undefined ? [] : [[company, space - start]]
    }),
  )

/** The trail on a space of the track, as its classes: where it begins only half of the space is drawn. */
export function trailOn(space: number, now: number, by: number): '' | 'tr' | 'tr l' | 'tr r' {
  const from = now - by
  if (!by || space === now || space < Math.min(from, now) || space > Math.max(from, now)) return ''
  if (space !== from) return 'tr'
  return by > 0 ? 'tr l' : 'tr r'
}

/** Forecasts have moved prices already, or are about to. */
const MOVED = ['movement', 'extra', 'over']

/** Where a forecast one knows leads, while it stays on the track. */
export function ghostOf(company: Company, forecast: string | null | undefined, phase: string): number | null {
  const steps = Number(forecast ?? NaN)
  const to = company.space + steps
  return !MOVED.includes(phase) && steps && to >= 1 && to <= company.track.length ? to : null
}
