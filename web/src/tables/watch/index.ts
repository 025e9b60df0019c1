import type { Look } from '..'
import { figure, t } from '../../lib/texts.svelte'
import Art from './Art.svelte'
import { codeOf, companyName, SECTORS } from './looks'
import type { View } from './shapes'
import './patterns.css'

function priced(name: string, i: number, table: View) {
  const company = table.chart[i]
  return {
    name: companyName(name),
    ...SECTORS[company.sector],
    dash: company.class === 'ipo' ? 'thin d2' : i % 3 === 0 ? '' : 'thin',
    code: codeOf(company),
    group: company.sector,
    groupName: t(`watch-sector-${company.sector}`),
  }
}

export const look: Look = {
  shelf: 4,
  emblem: 'i-bull',
  art: Art,
  amount: figure,
  prices: {
    things: (_, names, table) => names.map((name, i) => priced(name, i, table as View)),
    about: 'review-prices-about',
  },
  load: () => import('./table'),
}
