/** What one holds, what of it is marked to be sold, and how it lies in the room there is. */

import type { Worth } from './shapes'

export type Holding = { key: string; company: string; from: 'ordinary' | 'split'; count: number }
type Counts = Record<string, number>

export function holdingsOf(ordinary: Counts = {}, split: Counts = {}): Holding[] {
  const rows = (counts: Counts, from: Holding['from']) =>
    Object.entries(counts).map(([company, count]) => ({ key: `${company} ${from}`, company, from, count }))
  return [...rows(ordinary, 'ordinary'), ...rows(split, 'split')]
}

/** The holdings with as many of each as are marked. */
export const salesOf = (holdings: Holding[], marked: Counts): Holding[] =>
  holdings.map((each) => ({ ...each, count: marked[each.key] ?? 0 })).filter((each) => each.count > 0)

/** The line of the view's sum tells what one card of a portfolio brings. */
export function worthOf(sale: Holding, worth: Worth | undefined): number {
  const line = worth?.lines.find((each) => each.company === sale.company)
  if (!line) return 0
  const shares = sale.from === 'split' && line.split ? (line.shares - line.ordinary) / line.split : 1
  return sale.count * shares * (line.price + line.more)
}
