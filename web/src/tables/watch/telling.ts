/** The deeds of Exchange Watch in the log. */

import type { Reader, Told, Teller } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { change, figure, list, t } from '../../lib/texts.svelte'
import { companyName } from './looks'
import type { Face } from './shapes'

const QUIET = new Set(['passed', 'muted', 'reshuffled', 'first_player', 'debt_taken'])
const MONEY = ['got', 'paid']
/** Deeds that need nothing but their own sentence. */
const PLAIN: Record<string, string> = {
  card_taken: 'took',
  card_seen: 'found',
  share_taken: 'share',
  share_bought: 'bought',
  share_sold: 'sold',
  share_offered: 'offered',
  share_raided: 'raided',
  share_returned: 'home',
  share_lost: 'gone',
  no_offer: 'no-offer',
  status_bought: 'status',
  statuses_cheap: 'cheap',
  debt_repaid: 'repaid',
  card_played: 'played',
  card_lost: 'lost',
  card_stolen: 'stolen',
  card_stolen_seen: 'stolen-seen',
  aimed: 'aimed',
  account_frozen: 'frozen',
  dividend_doubled: 'doubled',
  dividend_stripped: 'stripped',
  strip_paid: 'strip-paid',
  rumours_turned: 'rumours',
  bet_made: 'bet',
  bet_changed: 'changed',
  worth: 'worth',
}
/** What may be named, and where its name stands. */
const NAMED: Record<string, (event: GameEvent) => string> = {
  sector_named: (event) => t(`watch-sector-${event.sector}`),
  deck_named: (event) => t(`watch-deck-${event.deck}`),
  company_named: (event) => companyName(String(event.company)),
}

function plain(id: string, event: GameEvent, more: Partial<Told> = {}): Told {
  return {
    id: `log-watch-${id}`,
    args: () => ({
      company: typeof event.company === 'string' ? companyName(event.company) : '',
      cost: figure(Number(event.cost ?? 0)),
      turn: Number(event.turn ?? 0),
      die: Number(event.die ?? 0),
      crossed: Boolean(event.crossed),
      multiplier: Number(event.multiplier ?? 0),
      side: typeof event.side === 'string' ? t(`watch-side-${event.side}`) : '',
      difference: change(Number(event.difference ?? 0)),
      card: typeof event.card === 'string' ? t(`watch-card-${event.card}`) : '',
      deck: typeof event.deck === 'string' ? t(`watch-deck-${event.deck}`) : '',
      status: typeof event.status === 'string' ? t(`watch-status-${event.status}`) : '',
      amount: figure(Number(event.amount ?? 0)),
      cash: figure(Number(event.cash ?? 0)),
      value: figure(Number(event.value ?? 0)),
      debt: figure(Number(event.debts ?? 0)),
      total: figure(Number(event.cash ?? 0) + Number(event.value ?? 0) - Number(event.debts ?? 0)),
      debts: Number(event.debts ?? 0),
      percent: Number(event.percent ?? 0),
    }),
    ...more,
  }
}

function runOf(events: GameEvent[], at: number, same: (event: GameEvent) => boolean): GameEvent[] {
  const end = events.findIndex((event, i) => i >= at && event.event !== 'debt_taken' && !same(event))
  return events.slice(at, end < 0 ? events.length : end)
}

const nameOf = (seat: number | undefined, { players, me }: Reader) =>
  seat === me ? t('you') : (players[seat ?? -1]?.name ?? '')

/** Money that runs to several at once is one line: "Ada +300, you −750". */
function sums(id: string, run: GameEvent[], reader: Reader, sign: (event: GameEvent) => number): Told {
  const paid = run.filter((event) => event.event !== 'debt_taken')
  return {
    id,
    more: run.length - 1,
    icon: 'e-coin',
    shared: true,
    args: () => ({
      sums: list(paid.map((event) => `${nameOf(event.seat, reader)} ${change(sign(event))}`)),
    }),
  }
}

export const teller: Teller = (events, at, reader) => {
  const event = events[at]
  if (QUIET.has(event.event)) return null
  if (event.event in PLAIN) return plain(PLAIN[event.event], event)
  if (event.event in NAMED) return { id: 'log-watch-named', args: () => ({ what: NAMED[event.event](event) }) }
  switch (event.event) {
    case 'turn_begins':
      return plain('turn', event, { head: true })
    case 'rolled':
      return plain('rolled', event, { icon: `d-${event.die}` })
    case 'event_opened':
      return {
        id: 'log-watch-event',
        icon: 'i-bell',
        args: () => ({ card: t(`watch-event-card-${event.event_card}`) }),
      }
    case 'got':
    case 'paid': {
      const run = runOf(events, at, (each) => MONEY.includes(each.event) && each.why === event.why)
      const id = event.why === 'bet' ? 'log-watch-bets' : `log-watch-sums-${event.why}`
      return sums(id, run, reader, (each) => (each.event === 'got' ? 1 : -1) * Number(each.amount))
    }
    case 'dividends': {
      const run = runOf(events, at, (each) => each.event === 'dividends')
      return sums('log-watch-dividends', run, reader, (each) => Number(each.amount))
    }
    case 'price_moved': {
      const run = runOf(events, at, (each) => each.event === 'price_moved')
      const rises = Number(event.after) > Number(event.before)
      const line = (each: GameEvent) =>
        `${companyName(String(each.company))} ${figure(Number(each.before))} › ${figure(Number(each.after))}`
      return {
        id: 'log-watch-prices',
        more: run.length - 1,
        tone: run.length > 1 ? undefined : rises ? 'up' : 'down',
        args: () => ({ moves: list(run.map(line)) }),
      }
    }
    case 'face_opened': {
      const face = event.face as Face
      return {
        id: 'log-watch-face',
        icon: face.net > 0 ? 'i-bull' : face.net < 0 ? 'i-bear' : 'i-eye',
        args: () => ({ pile: t(`watch-pile-${face.pile}`), net: change(face.net) }),
      }
    }
    case 'face_peeked': {
      const face = event.face as Face
      return {
        id: 'log-watch-peeked',
        icon: 'i-eye',
        args: () => ({ pile: t(`watch-pile-${face.pile}`), net: change(face.net) }),
      }
    }
    case 'trade_settled':
      return plain('settled', event, { icon: 'i-gavel' })
    case 'game_ends':
      return { icon: 'i-gavel' }
    default:
      return {}
  }
}
