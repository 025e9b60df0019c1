/** What has a price in each game, as it is drawn beside its line. */

import { t } from '../lib/texts.svelte'
import { LOOKS as CORPORATIONS } from '../tables/acquire/looks'
import { LOOKS as COMPANIES, thousands } from '../tables/stockpile/looks'
import { codeOf, companyName, SECTORS, type WatchView } from '../tables/watch/looks'

export type Priced = { name: string; hue: string; dash: string; emblem: string; code: string }

const DASHES = ['', 'd1', 'd2', 'd3', 'd5', 'd4', '']

export function pricedOf(game: string, names: string[], shown: unknown): Priced[] {
  return names.map((name, i) => {
    if (game === 'watch') {
      const company = (shown as WatchView).chart[i]
      const dash = company.class === 'ipo' ? 'thin d2' : i % 3 === 0 ? '' : 'thin'
      return { name: companyName(name), ...SECTORS[company.sector], dash, code: codeOf(company) }
    }
    if (game === 'stockpile')
      return { name: t(`stockpile-company-${name}`), ...COMPANIES[name], dash: DASHES[i], code: '' }
    return { name: t(`acquire-corporation-${name}`), ...CORPORATIONS[name], dash: DASHES[i], code: '' }
  })
}

/** Stockpile counts in thousands. */
export const priceOf = (game: string, price: number) => (game === 'stockpile' ? thousands(price) : price)
