/** How the companies and cards of Stockpile look, and the shapes of its view. */

type Look = { hue: string; emblem: string; code: string }
const look = (hue: string, code: string, emblem: string): Look => ({
  hue: `h-${hue} stk-${code.toLowerCase()}`,
  emblem: `e-${emblem}`,
  code,
})

export const LOOKS: Record<string, Look> = {
  automotive: look('red', 'AA', 'auto'),
  bank: look('green', 'BB', 'bank'),
  computers: look('violet', 'CC', 'cosmic'),
  epic: look('yellow', 'EE', 'electric'),
  laboratories: look('cyan', 'LL', 'lab'),
  steel: look('steel', 'SS', 'steel'),
}

export type PileCard = { number: number; card: string | null; up: boolean; by: number | null }
export type Pile = {
  pile: number
  cards: PileCard[]
  bid: { seat: number; amount: number; pays: number } | null
  fees: number[]
}
export type Bid = { amount: number; cost: number; left: number; why_not: string | null }
export type Pair = {
  pair: number
  owner: number | null
  open: boolean
  company: string | null
  forecast: string | null
  seen_by: number[]
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
  investors: string[]
  portfolio?: Record<string, number>
  shares?: ShareLine[]
  majorities?: number
  sale?: number
}
export type Company = {
  company: string
  price: number
  space: number
  track: number[]
  start: number
  octagon: number
  pays: number[]
}
export type StockpileView = {
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
  ask: string | null
  round: number
  rounds: number
  first: number
  turn: number | null
  board: string
  companies: Company[]
  pairs: Pair[]
  piles: Pile[]
  bid_track: number[]
  bids?: Bid[][]
  claim: { company: string; a_share: number; seat: number } | null
  deck: number
  seats: Plate[]
  supply?: string[]
  portfolio?: Record<string, number>
  worth?: { lines: ShareLine[]; total: number }
  aid?: { forecasts: Record<string, string[]> }
}

/** 12000 as people say it at this table: thousands. */
export const thousands = (amount: number) => amount / 1000
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
/** A forecast with a true minus. */
export const forecastText = (forecast: string) => forecast.replace('-', '−')
