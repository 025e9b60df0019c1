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

/** How holdings lie: every card's strip in sight; in stacks with their counts; or, where many share little room, as
 * strips with counts. */
export type Lie = 'fan' | 'stack' | 'strips'
/** The room: how wide, in how many rows cards may lie there, and how wide a card is. */
export type Room = { width: number; rows: number; card: number }

const GAP = 10
/** What is seen of a card under another one, in pixels. */
const SEEN: Record<'fan' | 'stack', number> = { fan: 27, stack: 4 }
/** What is seen of the top card of a holding when the next one lies over it. */
const TOP: Record<Holding['from'], number> = { ordinary: 50, split: 72 }
/** More cards than this make no stack higher: its count tells. */
export const HIGHEST = 6

function needs(holding: Holding, lie: 'fan' | 'stack'): number {
  const drawn = lie === 'stack' ? Math.min(holding.count, HIGHEST) : holding.count
  return (drawn - 1) * SEEN[lie] + TOP[holding.from]
}

/** The rows it takes when no holding is broken; the last card of a row lies whole. */
function rowsOf(holdings: Holding[], { width, card }: Room, lie: 'fan' | 'stack'): number {
  let [rows, left] = [1, width]
  for (const holding of holdings) {
    const own = needs(holding, lie)
    const whole = own - TOP[holding.from] + Math.max(card, TOP[holding.from])
    if (whole > width) return Infinity
    if (whole > left) [rows, left] = [rows + 1, width]
    left -= own + GAP
  }
  return rows
}

export function lieOf(holdings: Holding[], room: Room): Lie {
  if (!room.width) return 'fan' // not measured yet
  return (['fan', 'stack'] as const).find((lie) => rowsOf(holdings, room, lie) <= room.rows) ?? 'strips'
}
