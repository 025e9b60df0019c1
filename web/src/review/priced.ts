/** What has a price in each game, as it is drawn beside its line. */

import type { Series } from '../lib/charts'
import { t } from '../lib/texts.svelte'
import { LOOKS as CORPORATIONS } from '../tables/acquire/looks'
import { LOOKS as COMPANIES, thousands } from '../tables/stockpile/looks'
import { codeOf, companyName, SECTORS } from '../tables/watch/looks'
import type { View as WatchView } from '../tables/watch/shapes'

export type Priced = {
  name: string
  hue: string
  dash: string
  emblem: string
  code: string
  /** Where there are many: what it belongs to, to be shown or not. */
  group?: string
  groupName?: string
}

const DASHES = ['', 'd1', 'd2', 'd3', 'd5', 'd4', '']

export function pricedOf(game: string, names: string[], shown: unknown): Priced[] {
  return names.map((name, i) => {
    if (game === 'watch') {
      const company = (shown as WatchView).chart[i]
      const dash = company.class === 'ipo' ? 'thin d2' : i % 3 === 0 ? '' : 'thin'
      const group = { group: company.sector, groupName: t(`watch-sector-${company.sector}`) }
      return { name: companyName(name), ...SECTORS[company.sector], dash, code: codeOf(company), ...group }
    }
    if (game === 'stockpile')
      return { name: t(`stockpile-company-${name}`), ...COMPANIES[name], dash: DASHES[i], code: '' }
    return { name: t(`acquire-corporation-${name}`), ...CORPORATIONS[name], dash: DASHES[i], code: '' }
  })
}

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

/** Stockpile counts in thousands. */
export const priceOf = (game: string, price: number) => (game === 'stockpile' ? thousands(price) : price)
