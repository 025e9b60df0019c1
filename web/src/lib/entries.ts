/** Events as lines of the log. */

import type { GameEvent } from './protocol'

export type Entry = { number: number; say: string; seat: number | null; mark: string; icon: string; event: GameEvent }

/** Leave out what the game calls noise; mark each line with the round or turn it belongs to. */
export function entriesOf(events: GameEvent[], noise: Set<string>, icons: Record<string, string> = {}): Entry[] {
  const entries: Entry[] = []
  let mark = ''
  events.forEach((event, number) => {
    const count = event.round ?? event.turn
    if (typeof count === 'number') mark = String(count)
    if (!noise.has(event.event)) {
      const seat = typeof event.seat === 'number' ? event.seat : null
      entries.push({ number, say: event.say, seat, mark, icon: icons[event.event] ?? 'i-info', event })
    }
  })
  return entries
}
