/** The shapes of watch, made from its shapes.py: `python -m openoutcry.table.shapes`. */

export type OpenEvent = {
  event: string
  effect: string
  with: Record<string, string | number>
  pays: string[]
  up: string[]
  down: string[]
  dividends: number[]
}

export type Candle = {
  turn: number
  open: number
  high: number
  low: number
  close: number
}

export type Company = {
  company: string
  sector: string
  number: number
  class: 'blue' | 'ipo'
  price: number
  left: number
  candles: Candle[]
}

export type Status = {
  status: string
  listed: number
  percent: number
  cost: number
  shares_a_turn: number
  own_limit: number
  join_limit: number
  two_points: number
  pays_after: number | null
  why_not?: string | null
}

export type Bet = {
  side: 'rise' | 'fall'
  multiplier: number
}

export type Worth = {
  cash: number
  shares: number
  debt: number
  total: number
  can_win: boolean
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
  last_bet: Bet | null
  frozen: boolean
  muted: ('purchases' | 'bet' | 'dividends' | 'analysis' | 'payout')[]
  worth: Worth
}

export type Face = {
  pile: 'rumours' | 'analysis' | 'news'
  card: number
  bulls: number
  bears: number
  net: number
  reshuffle: boolean
}

export type SpentDeck = {
  left: number
  spent: Face[]
}

export type CardNow = {
  amount: number
  instead: number
  seat: number | null
  company: string | null
}

export type HandCard = {
  card: string
  deck: 'inside' | 'greenmail'
  moment: 'purchases' | 'bet' | 'dividends' | 'analysis' | 'payout'
  effect: string
  with: Record<string, string | number>
  now?: CardNow | null
}

export type CheapStatuses = {
  until: number
  percent: number
}

export type Outcome = {
  difference: number
  ways: number
  of: number
  price: number
  share: 'lost' | 'returned'
}

export type SeatBet = {
  seat: number
  side: 'rise' | 'fall'
  multiplier: number
  pays: number[]
}

export type BetLimit = {
  own: boolean
  by_status: number
  raised: number
  held_to: number | null
  limit: number
}

export type PossibleBet = {
  side: 'rise' | 'fall'
  multiplier: number
  pays: number[]
  allowed: boolean
  why_not: string | null
}

export type Trade = {
  company: string
  by: number
  turned: boolean
  open: Face[]
  so_far: number
  outcomes: Outcome[]
  bets: SeatBet[]
  limit?: BetLimit
  peeked?: Face[]
  change_cost?: number
  possible?: PossibleBet[]
}

export type ShareOffer = {
  company: string
  price: number
  steps: number
  surcharge: number
  cost: number
  why_not: string | null
}

export type Purchases = {
  die: number
  limit: number
  bought: number
  shares: ShareOffer[]
  statuses: Status[]
}

export type View = {
  reconstructed: boolean
  phase:
    | 'draft'
    | 'deal'
    | 'roll'
    | 'open'
    | 'text'
    | 'choose'
    | 'dividends'
    | 'take'
    | 'purchases'
    | 'offer'
    | 'bet'
    | 'change'
    | 'settle'
    | 'payout'
    | 'clear'
    | 'turn_end'
    | 'over'
  active: number
  asked: number | null
  first: number
  turn: number
  die: number
  goal: number
  debt: number
  circle: ('inside' | 'greenmail')[]
  events_left: number
  events_opened: string[]
  event: OpenEvent | null
  chart: Company[]
  statuses: Status[]
  seats: Plate[]
  decks: Record<string, number>
  discards: string[]
  trading: Record<string, SpentDeck>
  playing: HandCard | null
  aim: number | null
  statuses_cheap: CheapStatuses | null
  ending: 'none' | 'money' | 'events'
  trade?: Trade
  hand?: HandCard[]
  purchases?: Purchases
}

export type PassMove = {
  move: 'pass'
  until?: 'turn'
}

export type PlainMove = {
  move: 'repay'
}

export type BetMove = {
  move: 'bet'
  side: 'rise' | 'fall'
  multiplier: number
}

export type PlayMove = {
  move: 'play'
  card: string
  seat?: number
  company?: string
  shares?: number
  side?: 'rise' | 'fall'
  multiplier?: number
}

export type ChooseMove = {
  move: 'choose'
  seat?: number
  company?: string
  sector?: string
  deck?: 'inside' | 'greenmail'
}

export type CompanyMove = {
  move: 'take' | 'buy' | 'sell' | 'offer'
  company: string
}

export type StatusMove = {
  move: 'status'
  status: string
}

export type Move = PassMove | PlainMove | BetMove | PlayMove | ChooseMove | CompanyMove | StatusMove

export type Event =
  | {
      event: 'first_player'
      seat: number
    }
  | {
      event: 'share_taken'
      seat: number
      company: string
    }
  | {
      event: 'card_taken'
      seat: number
      deck: 'inside' | 'greenmail'
    }
  | {
      event: 'card_seen'
      seat: number
      card: string
    }
  | {
      event: 'deck_renewed'
      deck: 'inside' | 'greenmail'
    }
  | {
      event: 'turn_begins'
      seat: number
      turn: number
    }
  | {
      event: 'rolled'
      seat: number
      die: number
      space: number
      crossed: number
    }
  | {
      event: 'event_opened'
      event_card: string
      left: number
    }
  | {
      event: 'got'
      seat: number
      amount: number
      why: 'event' | 'bet' | 'audit'
    }
  | {
      event: 'paid'
      seat: number
      amount: number
      why: 'event' | 'bet' | 'audit'
    }
  | {
      event: 'debt_taken'
      seat: number
      debts: number
    }
  | {
      event: 'debt_repaid'
      seat: number
      debts: number
      amount: number
    }
  | {
      event: 'price_moved'
      company: string
      before: number
      after: number
    }
  | {
      event: 'sector_named'
      seat: number
      sector: string
    }
  | {
      event: 'deck_named'
      seat: number
      deck: 'inside' | 'greenmail'
    }
  | {
      event: 'company_named'
      seat: number
      company: string
    }
  | {
      event: 'card_lost'
      seat: number
      card: string
    }
  | {
      event: 'statuses_cheap'
      seat: number
      percent: number
    }
  | {
      event: 'reshuffled'
      pile: 'rumours' | 'analysis' | 'news'
    }
  | {
      event: 'passed'
      seat: number
      moment: 'purchases' | 'bet' | 'dividends' | 'analysis' | 'payout'
    }
  | {
      event: 'muted'
      seat: number
      moment: 'purchases' | 'bet' | 'dividends' | 'analysis' | 'payout'
    }
  | {
      event: 'card_played'
      seat: number
      card: string
    }
  | {
      event: 'aimed'
      seat: number
      other: number
      card: string
    }
  | {
      event: 'dividend_doubled'
      seat: number
      company: string
    }
  | {
      event: 'dividend_stripped'
      seat: number
      other: number
      company: string
    }
  | {
      event: 'dividends'
      seat: number
      amount: number
      companies: string[]
    }
  | {
      event: 'strip_paid'
      seat: number
      other: number
      amount: number
      company: string
    }
  | {
      event: 'share_bought'
      seat: number
      company: string
      cost: number
    }
  | {
      event: 'share_sold'
      seat: number
      company: string
      cost: number
    }
  | {
      event: 'share_raided'
      seat: number
      other: number
      company: string
      cost: number
    }
  | {
      event: 'status_bought'
      seat: number
      status: string
      cost: number
    }
  | {
      event: 'account_frozen'
      seat: number
      other: number
    }
  | {
      event: 'card_stolen'
      seat: number
      other: number
      deck: 'inside' | 'greenmail'
    }
  | {
      event: 'card_stolen_seen'
      seat: number
      other: number
      card: string
    }
  | {
      event: 'share_offered'
      seat: number
      company: string
    }
  | {
      event: 'no_offer'
      seat: number
    }
  | {
      event: 'face_opened'
      face: Face
    }
  | {
      event: 'face_peeked'
      seat: number
      face: Face
    }
  | {
      event: 'rumours_turned'
      seat: number
    }
  | {
      event: 'bet_made'
      seat: number
      side: 'rise' | 'fall'
      multiplier: number
    }
  | {
      event: 'bet_changed'
      seat: number
      side: 'rise' | 'fall'
      multiplier: number
      cost: number
    }
  | {
      event: 'trade_settled'
      company: string
      difference: number
    }
  | {
      event: 'share_returned'
      seat: number
      company: string
    }
  | {
      event: 'share_lost'
      seat: number
      company: string
    }
  | {
      event: 'worth'
      seat: number
      cash: number
      value: number
      debts: number
    }
  | {
      event: 'game_ends'
      ending: 'none' | 'money' | 'events'
    }
