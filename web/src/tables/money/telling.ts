/** The deeds of Money in the log. */

import type { Told, Teller } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { figure, t } from '../../lib/texts.svelte'
import { sumOf } from './cards'
import type { Card } from './shapes'

const QUIET = new Set(['turn', 'bid_finished', 'hand_shown', 'dealt', 'bid_laid'])

function plain(id: string, event: GameEvent, more: Partial<Told> = {}): Told {
  const cards = (event.cards ?? []) as Card[]
  return {
    id: `log-money-${id}`,
    args: () => ({
      sum: figure(sumOf(cards)),
      count: cards.length,
      gave: Number(event.gave ?? 0),
      got: Number(event.got ?? 0),
      lot: typeof event.side === 'string' ? t(`lot-${event.side}`).toLowerCase() : '',
      points: figure(Number(event.points ?? 0)),
      total: figure(Number(event.total ?? 0)),
      round: Number(event.round ?? 0),
      final: Boolean(event.final),
    }),
    ...more,
  }
}

export const teller: Teller = (events, at) => {
  const event = events[at]
  if (QUIET.has(event.event)) return null
  switch (event.event) {
    case 'deal_begins':
      return { head: true }
    case 'round_begins':
      return plain('round', event, { head: true })
    case 'bid_shown':
      return plain('bid', event)
    case 'lot_swapped':
      return plain('lot', event)
    case 'bid_swapped':
      return plain('swap', event)
    case 'bid_kept':
      return plain('kept', event)
    case 'lot_filled':
      return plain('filled', event)
    case 'deal_scored':
      return plain('scored', event)
    case 'game_ends':
      return { icon: 'i-gavel' }
    default:
      return {}
  }
}
