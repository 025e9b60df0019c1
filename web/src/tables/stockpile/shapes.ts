/** The shapes of stockpile, made from its shapes.py: `python -m openoutcry.table.shapes`. */

export type Company = {
  company: string
  price: number
  space: number
  track: number[]
  start: number
  octagon: number
  pays: number[]
  discarded: number
}

export type Pair = {
  pair: number
  owner: number | null
  open: boolean
  company: string | null
  forecast: string | null
  seen_by: number[]
}

export type PileCard = {
  number: number
  card: string | null
  up: boolean
  by: number | null
}

export type PileBid = {
  seat: number
  amount: number
  pays: number
}

export type Pile = {
  pile: number
  cards: PileCard[]
  bid: PileBid | null
  fees: number[]
}

export type Claim = {
  company: string
  a_share: number
  seat: number | null
}

export type Moving = {
  company: string
  steps: number
  left: number
}

export type ShareLine = {
  company: string
  ordinary: number
  split: number
  shares: number
  price: number
  more: number
  total: number
  clauses: string[]
}

export type Plate = {
  seat: number
  cash: number
  committed: number
  tokens: number
  cards: number
  split: Record<string, number>
  fees: number[]
  supply: number
  investors: string[]
  drafted: boolean | null
  portfolio?: Record<string, number>
  shares?: ShareLine[]
  majorities?: number
  sale?: number
}

export type Worth = {
  lines: ShareLine[]
  total: number
}

export type Bid = {
  amount: number
  cost: number
  left: number
  why_not: string | null
}

export type KnownPortfolio = {
  seat: number
  cards: number
  at_least: Record<string, number>
  at_most: Record<string, number>
}

export type Aid = {
  forecasts: Record<string, string[]>
  portfolios: KnownPortfolio[]
  unseen: Record<string, number>
}

export type View = {
  phase:
    | 'draft'
    | 'information'
    | 'supply'
    | 'before'
    | 'demand'
    | 'window'
    | 'action'
    | 'selling'
    | 'movement'
    | 'extra'
    | 'over'
  ask:
    | 'draft'
    | 'information'
    | 'supply'
    | 'before'
    | 'demand'
    | 'window'
    | 'action'
    | 'selling'
    | 'movement'
    | 'extra'
    | 'over'
    | 'show'
    | 'show_split'
    | null
  round: number
  rounds: number
  first: number
  turn: number | null
  board: string
  companies: Company[]
  pairs: Pair[]
  piles: Pile[]
  bid_track: number[]
  claim: Claim | null
  moving: Moving | null
  deck: number
  discard: Record<string, number>
  warren_looked: number | null
  martha_looked: boolean
  seats: Plate[]
  supply?: string[]
  portfolio?: Record<string, number>
  start_share?: string | null
  worth?: Worth
  dealt_investors?: string[]
  kept_investors?: string[]
  bids?: Bid[][]
  aid?: Aid
}

export type PutMove = {
  move: 'put'
  card: string
  face: 'up' | 'down'
  pile: number
}

export type CardPut = {
  card: string
  face: 'up' | 'down'
  pile: number
}

export type SupplyMove = {
  move: 'supply'
  cards: CardPut[]
}

export type BidMove = {
  move: 'bid'
  pile: number
  amount: number
}

export type CompanyMove = {
  move: 'boom' | 'bust' | 'raise' | 'lower' | 'declare'
  company: string
}

export type Sale = {
  company: string
  from?: 'ordinary' | 'split' | 'half'
  count?: number
}

export type SellMove = {
  move: 'sell'
  company?: string
  from?: 'ordinary' | 'split' | 'half'
  count?: number
  shares?: Sale[]
  done?: boolean
}

export type ShowMove = {
  move: 'show'
  count?: number
  split?: number
}

export type KeepMove = {
  move: 'keep'
  investor?: string
  investors?: string[]
}

export type LookMove = {
  move: 'look'
  pile?: number
  pair?: number
  seat?: number
}

export type MoveMove = {
  move: 'move'
  card: number
  pile: number
}

export type PlainMove = {
  move: 'done'
}

export type Portfolios = {
  ordinary: Record<string, number>
  split: Record<string, number>
}

export type Move =
  PutMove | SupplyMove | BidMove | CompanyMove | SellMove | ShowMove | KeepMove | LookMove | MoveMove | PlainMove

export type Event =
  | {
      event: 'begins'
      seat: number
      amount: number
    }
  | {
      event: 'start_share'
      seat: number
      company: string
    }
  | {
      event: 'investors_dealt'
      seat: number
      investors: string[]
    }
  | {
      event: 'investor_kept'
      seat: number
      investor: string
    }
  | {
      event: 'drafted'
      seat: number
    }
  | {
      event: 'investor_shown'
      seat: number
      investor: string
      amount: number
    }
  | {
      event: 'round_begins'
      round: number
      seat: number
    }
  | {
      event: 'pair_dealt'
      seat: number
      pair: number
      company: string
      forecast: string
    }
  | {
      event: 'pair_shown'
      pair: number
      company: string
      forecast: string
    }
  | {
      event: 'pile_dealt'
      pile: number
      card: string
    }
  | {
      event: 'cards_dealt'
      seat: number
      cards: string[]
    }
  | {
      event: 'reshuffled'
      count: number
    }
  | {
      event: 'phase_begins'
      phase:
        | 'draft'
        | 'information'
        | 'supply'
        | 'before'
        | 'demand'
        | 'window'
        | 'action'
        | 'selling'
        | 'movement'
        | 'extra'
        | 'over'
    }
  | {
      event: 'turn'
      seat: number
      ask:
        | 'draft'
        | 'information'
        | 'supply'
        | 'before'
        | 'demand'
        | 'window'
        | 'action'
        | 'selling'
        | 'movement'
        | 'extra'
        | 'over'
        | 'show'
        | 'show_split'
    }
  | {
      event: 'put_up'
      seat: number
      card: string
      pile: number
    }
  | {
      event: 'put_down'
      seat: number
      pile: number
    }
  | {
      event: 'put_down_own'
      seat: number
      card: string
      pile: number
    }
  | {
      event: 'pile_looked'
      seat: number
      pile: number
    }
  | {
      event: 'pile_seen'
      seat: number
      number: number
      card: string
    }
  | {
      event: 'card_moved'
      seat: number
      number: number
      pile: number
      into: number
    }
  | {
      event: 'pair_looked'
      seat: number
      pair: number
    }
  | {
      event: 'pair_seen'
      seat: number
      pair: number
      company: string
      forecast: string
    }
  | {
      event: 'bid'
      seat: number
      pile: number
      amount: number
    }
  | {
      event: 'outbid'
      other: number
      pile: number
    }
  | {
      event: 'bid_paid'
      seat: number
      pile: number
      amount: number
    }
  | {
      event: 'pile_taken'
      seat: number
      pile: number
      count: number
    }
  | {
      event: 'card_taken'
      seat: number
      card: string
    }
  | {
      event: 'fee_drawn'
      seat: number
      amount: number
    }
  | {
      event: 'fee_paid'
      seat: number
      amount: number
    }
  | {
      event: 'fee_open'
      seat: number
      amount: number
    }
  | {
      event: 'fee_gained'
      seat: number
      amount: number
    }
  | {
      event: 'card_played'
      seat: number
      card: string
      company: string
    }
  | {
      event: 'cramer_moves'
      seat: number
      company: string
      steps: number
    }
  | {
      event: 'passed'
      seat: number
      ask:
        | 'draft'
        | 'information'
        | 'supply'
        | 'before'
        | 'demand'
        | 'window'
        | 'action'
        | 'selling'
        | 'movement'
        | 'extra'
        | 'over'
        | 'show'
        | 'show_split'
    }
  | {
      event: 'sold'
      seat: number
      company: string
      amount: number
    }
  | {
      event: 'sold_split'
      seat: number
      company: string
      amount: number
    }
  | {
      event: 'sold_half'
      seat: number
      company: string
      amount: number
    }
  | {
      event: 'price'
      company: string
      steps: number
      amount: number
      space: number
    }
  | {
      event: 'splits'
      company: string
      amount: number
      space: number
    }
  | {
      event: 'split_paid'
      seat: number
      company: string
      count: number
      amount: number
    }
  | {
      event: 'shares_split'
      seat: number
      company: string
      count: number
    }
  | {
      event: 'bankrupt'
      company: string
      amount: number
      space: number
    }
  | {
      event: 'shares_lost'
      seat: number
      company: string
      count: number
      splits: number
    }
  | {
      event: 'dividend'
      company: string
      amount: number
    }
  | {
      event: 'steel_pays'
      company: string
      amount: number
      space: number
    }
  | {
      event: 'declared'
      seat: number
      company: string
      amount: number
    }
  | {
      event: 'shown'
      seat: number
      company: string
      count: number
      amount: number
    }
  | {
      event: 'shown_split'
      seat: number
      company: string
      count: number
      amount: number
    }
  | {
      event: 'portfolio'
      seat: number
      shares: Portfolios
    }
  | {
      event: 'majority'
      seat: number
      company: string
      count: number
      amount: number
    }
  | {
      event: 'final_sale'
      seat: number
      amount: number
    }
  | {
      event: 'fee_dropped'
      seat: number
      amount: number
    }
  | {
      event: 'scored'
      seat: number
      amount: number
    }
  | {
      event: 'game_ends'
    }
