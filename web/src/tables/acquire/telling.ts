/** The deeds of Acquire in the log. */

import { same, type Told, type Teller } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { list, money, t } from '../../lib/texts.svelte'
import { LOOKS } from './looks'

const QUIET = new Set(['turn', 'tiles_drawn', 'holding_shown', 'not_traded', 'free_share', 'start_tile', 'survives'])

export const nameOf = (corporation: unknown) => t(`acquire-corporation-${corporation}`)

function plain(id: string, event: GameEvent, more: Partial<Told> = {}): Told {
  const corporation = typeof event.corporation === 'string' ? event.corporation : null
  return {
    id: `log-acquire-${id}`,
    icon: corporation ? LOOKS[corporation].emblem : undefined,
    hue: corporation ? LOOKS[corporation].hue : undefined,
    args: () => ({
      company: corporation ? nameOf(corporation) : '',
      tile: String(event.tile ?? ''),
      size: Number(event.size ?? 0),
      safe: Boolean(event.safe),
      amount: money(Number(event.amount ?? event.total ?? 0)),
      rank: typeof event.rank === 'string' ? t(`acquire-rank-${event.rank}`) : '',
    }),
    ...more,
  }
}

/** A tile and what it does are one deed. */
function played(events: GameEvent[], at: number): Told {
  const event = events[at]
  const next = events[at + 1]
  if (next?.event === 'founded') {
    const free = events[at + 2]?.event === 'free_share' ? 1 : 0
    return plain('founded', { ...next, tile: event.tile }, { more: 1 + free })
  }
  if (next?.event === 'grew') return plain('grew', { ...next, tile: event.tile }, { more: 1 })
  return plain('played', event)
}

function bought(events: GameEvent[], at: number): Told {
  const all = same(events, at, ['bought'])
  const counts = new Map<string, number>()
  for (const { corporation } of all) counts.set(String(corporation), (counts.get(String(corporation)) ?? 0) + 1)
  return plain('bought', events[at], {
    more: all.length - 1,
    args: () => ({
      shares: list([...counts].map(([name, count]) => `${count} ${nameOf(name)}`)),
      amount: money(all.reduce((sum, each) => sum + Number(each.amount), 0)),
    }),
  })
}

/** Sold, traded and kept: one line for a holder of what was taken over. */
function disposed(events: GameEvent[], at: number): Told {
  const all = same(events, at, ['sold', 'traded', 'not_traded', 'kept'])
  const part = (each: GameEvent) =>
    each.event === 'sold'
      ? t('log-acquire-part-sold', { count: Number(each.shares), amount: money(Number(each.amount)) })
      : each.event === 'traded'
        ? t('log-acquire-part-traded', { count: Number(each.shares), into: nameOf(each.survivor) })
        : t('log-acquire-part-kept', { count: Number(each.shares) })
  const told = all.filter((each) => Number(each.shares))
  return plain('disposed', events[at], {
    more: all.length - 1,
    args: () => ({ company: nameOf(events[at].corporation), parts: list(told.map(part)) }),
  })
}

export const teller: Teller = (events, at, { me }) => {
  const event = events[at]
  if (event.event === 'not_traded' && same(events, at, ['sold', 'kept', 'not_traded']).length > 1)
    return disposed(events, at)
  if (QUIET.has(event.event)) return null
  switch (event.event) {
    case 'tile_played':
      return played(events, at)
    case 'founded':
      return plain('founded-only', event, { more: events[at + 1]?.event === 'free_share' ? 1 : 0 })
    case 'grew':
      return plain('merged', event)
    case 'tile_drawn':
      return event.seat === me ? plain('drew', event) : null
    case 'bought':
      return bought(events, at)
    case 'becomes_defunct': {
      const survivor = events.slice(0, at).findLast((each) => each.event === 'survives')
      const args = plain('', event).args!
      return plain('merger', event, {
        args: () => ({ ...args(), survivor: nameOf(survivor?.corporation), into: Number(survivor?.size ?? 0) }),
      })
    }
    case 'bonus_paid':
      return plain('bonus', event)
    case 'sold':
    case 'traded':
    case 'kept':
      return disposed(events, at)
    case 'merged':
      return plain('merged', event)
    case 'end_announced':
      return plain('announced', event)
    case 'shares_cashed':
      return plain('cashed', event)
    case 'scored':
      return plain('scored', event)
    case 'game_ends':
      return { icon: 'i-gavel' }
    default:
      return {}
  }
}
