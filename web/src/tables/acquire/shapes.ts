/** The shapes of acquire, made from its shapes.py: `python -m openoutcry.table.shapes`. */

export type Bonus = {
  holder: number | 'market'
  shares: number
  rank: 'both' | 'majority' | 'minority' | 'split_both' | 'split_minority'
  sum: number
  parts: number
  amount: number
  clause: string
}

export type Corporation = {
  corporation: string
  class: 'low' | 'middle' | 'high'
  size: number
  active: boolean
  safe: boolean
  price: number
  majority: number
  minority: number
  left: number
  market?: number
  bonuses?: Bonus[]
}

export type ScoreLine = {
  corporation: string
  shares: number
  price: number
  sale: number
  bonus: number
  rank: 'both' | 'majority' | 'minority' | 'split_both' | 'split_minority' | null
  clause: string
}

export type Score = {
  before: number
  lines: ScoreLine[]
  total: number
  bonuses_counted: boolean
}

export type Plate = {
  seat: number
  tiles: number
  money?: number
  shares?: Record<string, number>
  score?: Score
}

export type Step = {
  least: number
  most: number | null
  price: Record<string, number>
  majority: Record<string, number>
  minority: Record<string, number>
}

export type Trade = {
  gives: number
  gets: number
  rest: number
}

export type Merger = {
  survivor: string | null
  defunct: string | null
  to_come: string[]
  done: string[]
  price?: number
  holder?: number
  held?: number
  trade_in?: number
  trades?: Trade[]
  survivor_left?: number
}

export type HandTile = {
  tile: string
  does: 'lone' | 'found' | 'barred' | 'grow' | 'merge' | 'dead'
  clause: string
  corporations?: string[]
  sizes?: number[]
  survivors?: string[]
  size?: number
  safe?: boolean
}

export type Offer = {
  corporation: string
  price: number
  most: number
}

export type Purchase = {
  shares: Record<string, number>
  cost: number
  money: number
}

export type View = {
  phase: 'play' | 'found' | 'survivor' | 'order' | 'trade' | 'sell' | 'buy' | 'over'
  turn: number
  actor: number | null
  rows: string[]
  board: string[]
  letters: Record<string, string>
  dead: string[]
  aside: string[]
  tile: string | null
  bag: number
  bought: number
  buys_left: number
  announced: boolean
  end_possible: boolean
  idle_turns: number
  corporations: Corporation[]
  seats: Plate[]
  prices: Step[]
  merger: Merger | null
  ending?: 'announced' | 'no_tiles' | 'no_moves'
  end_by?: number | null
  tiles?: HandTile[]
  score?: Score
  may_buy?: Offer[]
  purchases?: Purchase[] | null
}

export type PlayMove = {
  move: 'play'
  tile: string
  found?: string
  survivor?: string
}

export type NameMove = {
  move: 'found' | 'survivor' | 'next'
  corporation: string
}

export type BuyMove = {
  move: 'buy'
  corporation?: string
  shares?: Record<string, number>
  done?: boolean
}

export type TradeMove = {
  move: 'trade'
  shares?: number | 'all'
  gets?: number
}

export type SellMove = {
  move: 'sell'
  shares: number
}

export type DisposeMove = {
  move: 'dispose'
  sell?: number | 'all' | 'rest'
  trade?: number | 'all' | 'rest'
  keep?: number | 'all' | 'rest'
}

export type PlainMove = {
  move: 'done' | 'end' | 'leave'
}

export type Move = PlayMove | NameMove | BuyMove | TradeMove | SellMove | DisposeMove | PlainMove

export type Event =
  | {
      event: 'start_tile'
      seat: number
      tile: string
    }
  | {
      event: 'begins'
      seat: number
    }
  | {
      event: 'tile_drawn'
      seat: number
      tile: string
    }
  | {
      event: 'tiles_drawn'
      seat: number
      count: number
    }
  | {
      event: 'turn'
      seat: number
    }
  | {
      event: 'tile_played'
      seat: number
      tile: string
    }
  | {
      event: 'tile_skipped'
      seat: number
    }
  | {
      event: 'tile_left_out'
      seat: number
    }
  | {
      event: 'founded'
      seat: number
      corporation: string
      size: number
    }
  | {
      event: 'free_share'
      seat: number
      corporation: string
    }
  | {
      event: 'no_free_share'
      seat: number
      corporation: string
    }
  | {
      event: 'grew'
      corporation: string
      size: number
      safe: boolean
    }
  | {
      event: 'survives'
      corporation: string
      size: number
    }
  | {
      event: 'becomes_defunct'
      corporation: string
      size: number
      price: number
    }
  | {
      event: 'market_drawn'
      corporation: string
      tile: string
      shares: number
    }
  | {
      event: 'market_counted'
      corporation: string
      shares: number
    }
  | {
      event: 'holding_shown'
      seat: number
      corporation: string
      shares: number
    }
  | {
      event: 'bonus_paid'
      seat: number
      corporation: string
      amount: number
      rank: 'both' | 'majority' | 'minority' | 'split_both' | 'split_minority'
    }
  | {
      event: 'market_bonus'
      corporation: string
      amount: number
      rank: 'both' | 'majority' | 'minority' | 'split_both' | 'split_minority'
    }
  | {
      event: 'traded'
      seat: number
      corporation: string
      shares: number
      survivor: string
    }
  | {
      event: 'not_traded'
      seat: number
      corporation: string
    }
  | {
      event: 'sold'
      seat: number
      corporation: string
      shares: number
      amount: number
    }
  | {
      event: 'kept'
      seat: number
      corporation: string
      shares: number
    }
  | {
      event: 'merged'
      corporation: string
      size: number
      safe: boolean
    }
  | {
      event: 'bought'
      seat: number
      corporation: string
      amount: number
    }
  | {
      event: 'end_announced'
      seat: number
    }
  | {
      event: 'laid_aside'
      seat: number
      tile: string
    }
  | {
      event: 'game_ends'
      ending: 'announced' | 'no_tiles' | 'no_moves'
    }
  | {
      event: 'shares_cashed'
      seat: number
      amount: number
    }
  | {
      event: 'scored'
      seat: number
      total: number
    }
