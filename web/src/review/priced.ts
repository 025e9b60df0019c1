/** Which of many prices are shown. */

import type { Series } from '../lib/charts'
import type { Priced } from '../tables'

/** The group whose prices moved most over the match: what is shown before anybody chooses. */
export function liveliest(priced: Priced[], prices: Series[]): string[] {
  const moved = new Map<string, number>()
  priced.forEach((thing, i) => {
    if (!thing.group) return
    const values = prices[i].points.flatMap((point) => (point.value === null ? [] : [point.value]))
    const way = values.reduce((sum, value, at) => sum + (at ? Math.abs(value - values[at - 1]) : 0), 0)
    moved.set(thing.group, (moved.get(thing.group) ?? 0) + way)
  })
  return [...moved]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 1)
    .map(([group]) => group)
}
