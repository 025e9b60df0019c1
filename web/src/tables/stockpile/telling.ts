/** The deeds of Stockpile in the log. */

import { same, type Told, type Teller } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { change, list, money, t } from '../../lib/texts.svelte'
import { cardName as nameOf, forecastText, LOOKS, ROMAN } from './looks'

const QUIET = new Set([
  'turn',
  'pile_dealt',
  'outbid',
  'card_taken',
  'bid_paid',
  'fee_drawn',
  'passed',
  'portfolio',
  'begins',
  'cards_dealt',
  'reshuffled',
])
const SALES = ['sold', 'sold_split', 'sold_half']

export const code = (company: unknown) => LOOKS[String(company)]?.code ?? ''
const cardName = (card: string) => nameOf(card, code)
const pile = (event: GameEvent) => ROMAN[Number(event.pile)]
const sum = (events: GameEvent[]) => events.reduce((total, event) => total + Number(event.amount), 0)

function plain(id: string, event: GameEvent, more: Partial<Told> = {}): Told {
  const company = typeof event.company === 'string' ? event.company : null
  return {
    id: `log-stockpile-${id}`,
    icon: company ? LOOKS[company].emblem : undefined,
    hue: company ? LOOKS[company].hue : undefined,
    args: () => ({
      company: code(event.company),
      pile: pile(event),
      amount: typeof event.amount === 'number' ? money(event.amount) : '',
      count: Number(event.count ?? 0),
      card: typeof event.card === 'string' ? cardName(event.card) : '',
      steps: typeof event.steps === 'number' ? change(event.steps) : '',
      forecast: typeof event.forecast === 'string' ? forecastText(event.forecast) : '',
      pair: Number(event.pair ?? 0),
      round: Number(event.round ?? 0),
    }),
    ...more,
  }
}

/** A price that moved because of a card stands in the card's line. */
function played(events: GameEvent[], at: number): Told {
  const event = events[at]
  const price = events[at + 1]
  if (price?.event !== 'price' || price.company !== event.company) return plain('played', event)
  const args = plain('', event).args!
  return plain('played-moves', event, {
    more: 1,
    tone: Number(price.steps) > 0 ? 'up' : 'down',
    args: () => ({ ...args(), steps: change(Number(price.steps)), amount: money(Number(price.amount)) }),
  })
}

function taken(events: GameEvent[], at: number, me: number | null): Told {
  const event = events[at]
  const paid = events
    .slice(0, at)
    .findLast((each) => each.event === 'bid_paid' && each.seat === event.seat && each.pile === event.pile)
  const found = same(events, at + 1, ['card_taken'], event.seat)
  const amount = () => money(Number(paid?.amount ?? 0))
  if (event.seat === me && found.length)
    return plain('taken-found', event, {
      more: found.length,
      args: () => ({
        pile: pile(event),
        amount: amount(),
        cards: list(found.map((each) => cardName(String(each.card)))),
      }),
    })
  return plain('taken', event, { args: () => ({ pile: pile(event), amount: amount(), count: Number(event.count) }) })
}

function sold(events: GameEvent[], at: number): Told {
  const sales = same(events, at, SALES)
  const counts = new Map<string, number>()
  for (const sale of sales) counts.set(code(sale.company), (counts.get(code(sale.company)) ?? 0) + 1)
  return plain('sold', events[at], {
    more: sales.length - 1,
    args: () => ({ shares: list([...counts].map(([name, count]) => `${count} ${name}`)), amount: money(sum(sales)) }),
  })
}

export const teller: Teller = (events, at, { me }) => {
  const event = events[at]
  if (QUIET.has(event.event)) return null
  switch (event.event) {
    case 'round_begins':
      return plain('round', event, { head: true })
    case 'phase_begins':
      return {
        id: 'log-stockpile-phase',
        head: true,
        args: () => ({ phase: t(`on-stockpile-phase-${event.phase}`) }),
      }
    case 'pair_dealt':
      return plain(event.seat === me ? 'pair-yours' : 'pair', event)
    case 'pair_shown':
      return plain('pair', event)
    case 'put_up':
      return plain('put-up', event)
    case 'put_down':
      return plain('put-down', event)
    case 'put_down_own':
      return plain('put-own', event)
    case 'bid': {
      const out = events[at + 1]?.event === 'outbid' ? events[at + 1] : null
      return out ? plain('outbid', event, { more: 1, other: Number(out.other) }) : plain('bid', event)
    }
    case 'pile_taken':
      return taken(events, at, me)
    case 'fee_paid': {
      const fees = same(events, at, ['fee_paid'])
      return plain('fees', event, { more: fees.length - 1, args: () => ({ amount: money(sum(fees)) }) })
    }
    case 'fee_open':
      return plain('fees-open', event)
    case 'card_played':
      return played(events, at)
    case 'sold':
    case 'sold_split':
    case 'sold_half':
      return sold(events, at)
    case 'price':
      return plain('price', event, { tone: Number(event.steps) > 0 ? 'up' : 'down' })
    case 'splits':
      return plain('splits', event, { tone: 'up' })
    case 'bankrupt':
      return plain('bankrupt', event, { tone: 'down' })
    case 'shares_split':
      return plain('split-shares', event)
    case 'split_paid':
      return plain('split-paid', event)
    case 'shares_lost': {
      const count = Number(event.count) + Number(event.splits)
      return count ? plain('lost', { ...event, count }) : null
    }
    case 'dividend':
    case 'steel_pays':
      return plain('dividend', event)
    case 'shown':
    case 'shown_split':
      return plain(Number(event.count) ? 'shown' : 'shown-none', event)
    case 'majority':
      return plain('majority', event)
    case 'final_sale':
      return plain('final-sale', event)
    case 'scored':
      return plain('scored', event)
    case 'game_ends':
      return { icon: 'i-gavel' }
    default:
      return {}
  }
}
