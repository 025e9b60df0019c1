/** How the sectors and cards of Exchange Watch look, and the shapes of its view. */

import { t, type Arguments } from '../../lib/texts.svelte'

type Look = { hue: string; emblem: string }
const look = (hue: string, slot: number, emblem: string): Look => ({
  hue: `h-${hue} wat-${slot}`,
  emblem: `e-${emblem}`,
})

export const SECTORS: Record<string, Look> = {
  banks: look('blue', 1, 'vault'),
  oil: look('steel', 2, 'oil'),
  metals: look('brown', 3, 'metal'),
  it: look('violet', 4, 'chip'),
  gas: look('cyan', 5, 'gas'),
  retail: look('pink', 6, 'basket'),
}

export type Candle = { turn: number; open: number; high: number; low: number; close: number }
export type Company = {
  company: string
  sector: string
  number: number
  class: 'blue' | 'ipo'
  price: number
  left: number
  candles: Candle[]
}
export type Face = {
  pile: 'rumours' | 'analysis' | 'news'
  card: number
  bulls: number
  bears: number
  reshuffle: boolean
  net?: number // of a card in the trade, as it counts there
}
export type Status = {
  status: string
  listed: number
  percent: number
  cost: number
  shares_a_turn: number
  own_limit: number
  join_limit: number
}
export type Bet = { side: 'rise' | 'fall'; multiplier: number }
export type HandCard = {
  card: string
  deck: 'inside' | 'greenmail'
  moment: string
  effect: string
  with: Record<string, string | number>
}
export type Outcome = { difference: number; ways: number; of: number; price: number; share: 'lost' | 'returned' }
export type Trade = {
  company: string
  by: number
  turned: boolean
  open: Face[]
  so_far: number
  outcomes: Outcome[]
  bets: (Bet & { seat: number; pays: number[] })[]
  limit?: { own: boolean; by_status: number; raised: number; held_to: number | null; limit: number }
  peeked?: Face[]
  change_cost?: number
  possible?: (Bet & { pays: number[]; allowed: boolean; why_not: string | null })[]
}
export type Plate = {
  seat: number
  cash: number
  debts: number
  status: string
  space: number
  shares: Record<string, number>
  inside: number
  greenmail: number
  known: string[]
  bet: Bet | null
  frozen: boolean
  worth: { cash: number; shares: number; debt: number; total: number; can_win: boolean }
}
export type WatchView = {
  phase: string
  active: number
  asked: number | null
  turn: number
  die: number
  goal: number
  circle: ('inside' | 'greenmail')[]
  events_left: number
  events_opened: string[]
  event: {
    event: string
    effect: string
    with: Record<string, string | number>
    pays: string[]
    up: string[]
    down: string[]
  } | null
  chart: Company[]
  statuses: Status[]
  seats: Plate[]
  decks: Record<string, number>
  trading: Record<string, { left: number; spent: Face[] }>
  playing: HandCard | null
  trade?: Trade
  hand?: HandCard[]
  purchases?: {
    die: number
    limit: number
    bought: number
    shares: { company: string; price: number; steps: number; surcharge: number; cost: number; why_not: string | null }[]
    statuses: (Status & { why_not: string | null })[]
  }
}

export const companyName = (company: string) => t(`watch-company-${company}`)
/** Three letters tell the companies of a sector apart. */
export const codeOf = (company: Company) =>
  company.class === 'ipo' ? t('on-watch-ipo') : companyName(company.company).slice(0, 3).toUpperCase()

/** What a card or an event does, from the primitive and its numbers. */
export function effectText(effect: string, given: Record<string, string | number>): string {
  const said: Arguments = { ...given }
  if (typeof given.deck === 'string')
    said.deck = t(`watch-${given.deck === 'inside' || given.deck === 'greenmail' ? 'deck' : 'pile'}-${given.deck}`)
  if (typeof given.points === 'number') {
    said.way = given.points > 0 ? 'up' : 'down'
    said.points = Math.abs(given.points)
  }
  return t(`watch-effect-${effect}`, said)
}
