/** Where each price's trail begins: at the round's first step, or anew where a split or a bankruptcy put the marker. */

import type { GameEvent } from '../../lib/protocol'

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
