/** The shapes of money, made from its shapes.py: `python -m openoutcry.table.shapes`. */

export type Card = {
  card: number
  kind: string
  face: number
}

export type Lots = {
  left: Card[]
  right: Card[]
}

export type ScoreLine = {
  kind: string
  cards: number
  bills: number
  fee: number
  bonus: number
  total: number
  clauses: string[]
}

export type Plate = {
  seat: number
  cards: number
  bid_finished: boolean
  has_acted: boolean
  points: number
  bid?: Card[]
  bid_sum?: number
  bid_low?: number
  hand?: Card[]
  score?: ScoreLine[]
  known?: Card[]
}

export type Worth = {
  lines: ScoreLine[]
  total: number
  cards?: Card[]
}

export type View = {
  phase: 'bid' | 'act' | 'over'
  deal: number
  deals: number
  round: number
  final_round: boolean
  idle_rounds: number
  deck: number
  removed: string[]
  lots: Lots
  faces: Record<string, number[]>
  coin_set: number
  actor: number | null
  seats: Plate[]
  hand?: Card[]
  bid?: Card[]
  score?: Worth
  after?: Record<string, Worth>
}

export type BidMove = {
  move: 'bid'
  cards: (number | string)[]
}

export type CardMove = {
  move: 'add' | 'back'
  card?: number | string
}

export type SwapMove = {
  move: 'swap'
  with: 'left' | 'right' | number
}

export type PlainMove = {
  move: 'done' | 'keep'
}

export type Move = BidMove | CardMove | SwapMove | PlainMove

export type Event =
  | {
      event: 'deal_begins'
      deal: number
    }
  | {
      event: 'currency_out'
      kind: string
    }
  | {
      event: 'dealt'
      seat: number
      cards: Card[]
    }
  | {
      event: 'lot_filled'
      side: 'left' | 'right'
      cards: Card[]
    }
  | {
      event: 'bid_laid'
      seat: number
      card: Card
    }
  | {
      event: 'bid_finished'
      seat: number
    }
  | {
      event: 'bid_shown'
      seat: number
      cards: Card[]
    }
  | {
      event: 'turn'
      seat: number
    }
  | {
      event: 'lot_swapped'
      seat: number
      side: 'left' | 'right'
      got: number
      gave: number
    }
  | {
      event: 'bid_swapped'
      seat: number
      other: number
      got: number
      gave: number
    }
  | {
      event: 'bid_kept'
      seat: number
      count: number
    }
  | {
      event: 'round_begins'
      round: number
      final: boolean
    }
  | {
      event: 'hand_shown'
      seat: number
      cards: Card[]
    }
  | {
      event: 'deal_scored'
      seat: number
      points: number
      total: number
    }
  | {
      event: 'game_ends'
    }
  | {
      event: 'bid_taken_back'
      seat: number
      count: number
    }
