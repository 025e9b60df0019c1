/** How the corporations of Acquire look, under either line of names, and the shapes of its view. */

type Look = { hue: string; emblem: string }
const look = (hue: string, slot: number, emblem: string): Look => ({
  hue: `h-${hue} acq-${slot}`,
  emblem: `e-${emblem}`,
})

export const LOOKS: Record<string, Look> = {
  sackson: look('red', 1, 'sackson'),
  luxor: look('red', 1, 'luxor'),
  zeta: look('yellow', 2, 'zeta'),
  tower: look('yellow', 2, 'tower'),
  hydra: look('green', 3, 'hydra'),
  festival: look('green', 3, 'festival'),
  fusion: look('orange', 4, 'fusion'),
  worldwide: look('orange', 4, 'worldwide'),
  america: look('blue', 5, 'america'),
  american: look('blue', 5, 'america'),
  phoenix: look('pink', 6, 'phoenix'),
  imperial: look('pink', 6, 'crown'),
  quantum: look('cyan', 7, 'quantum'),
  continental: look('cyan', 7, 'continental'),
}

export type Bonus = {
  holder: number | 'market'
  shares: number
  rank: string
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
export type HandTile = {
  tile: string
  does: 'lone' | 'found' | 'barred' | 'grow' | 'merge' | 'dead'
  corporations?: string[]
  sizes?: number[]
  survivors?: string[]
  clause: string
}
export type Plate = {
  seat: number
  tiles: number
  money?: number
  shares?: Record<string, number>
  score?: {
    before: number
    lines: { corporation: string; shares: number; price: number; sale: number; bonus: number; rank: string | null }[]
    total: number
  }
}
export type AcquireView = {
  phase: 'play' | 'found' | 'survivor' | 'order' | 'trade' | 'sell' | 'buy' | 'over'
  turn: number
  actor: number | null
  board: string[]
  letters: Record<string, string>
  dead: string[]
  tile: string | null
  bag: number
  buys_left: number
  announced: boolean
  end_possible: boolean
  corporations: Corporation[]
  seats: Plate[]
  prices: {
    least: number
    most: number | null
    price: Record<string, number>
    majority: Record<string, number>
    minority: Record<string, number>
  }[]
  merger: {
    survivor: string | null
    defunct: string | null
    to_come: string[]
    done: string[]
    price?: number
    holder?: number
    held?: number
    trade_in?: number
    survivor_left?: number
  } | null
  tiles?: HandTile[]
  may_buy?: { corporation: string; price: number; most: number }[]
}
