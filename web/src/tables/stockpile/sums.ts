/** Sums of Stockpile, part by part, as the popovers and the end sheet tell them. */

import { at, under } from '../../lib/at'
import type { Explanation, Part } from '../../lib/order'
import type { Player } from '../../lib/players'
import { figure, money, t } from '../../lib/texts.svelte'
import { companyName, LOOKS, thousands } from './looks'
import type { Plate, ShareLine, Worth } from './shapes'

const partsOf = (lines: ShareLine[]) =>
  lines.map((line) => ({
    label: t('on-stockpile-worth-row', {
      count: line.shares,
      company: companyName(line.company),
      price: thousands(line.price + line.more),
    }),
    value: figure(line.total),
  }))

export function finalSum(plate: Plate, players: Player[]): Explanation {
  const { cash, majorities = 0, sale = 0, shares = [] } = plate
  return {
    title: at(players, plate.seat).name,
    sum: [
      { label: t('on-stockpile-final-cash'), value: figure(cash - majorities - sale) },
      ...(majorities ? [{ label: t('on-stockpile-final-majorities'), value: figure(majorities) }] : []),
      ...partsOf(shares),
    ],
    total: { label: t('total'), value: money(cash) },
    clause: 'STK-9.1',
  }
}

/** What the end is made of, for the bar of the sheet: money, majorities, the shares of each company. */
export function finalParts({ cash, majorities = 0, sale = 0, shares = [] }: Plate): Part[] {
  return [
    { label: t('on-stockpile-final-cash'), value: cash - majorities - sale, emblem: 'e-coin' },
    { label: t('on-stockpile-final-majorities'), value: majorities, emblem: 'i-star' },
    ...shares.map(({ company, total }) => {
      const { hue, emblem } = under(LOOKS, company)
      return { label: companyName(company), value: total, hue, emblem }
    }),
  ]
}

export function worthSum(worth: Worth | null | undefined): Explanation {
  return {
    title: t('on-stockpile-worth'),
    sum: partsOf(worth?.lines ?? []),
    total: { label: t('total'), value: money(worth?.total ?? 0) },
    clause: 'STK-7.2',
  }
}

/** On a phone there is no room on the plate for the investors: they are told here. */
export function cashSum(plate: Plate, name: string): Explanation {
  const investors = plate.investors.map(
    (investor) => `${t(`stockpile-investor-${investor}`)}: ${t(`stockpile-investor-${investor}-about`)}`,
  )
  return {
    title: t('on-stockpile-cash-of', { name }),
    sum: [
      { label: t('on-stockpile-cash-has'), value: money(plate.cash) },
      ...(plate.committed ? [{ label: t('on-stockpile-cash-bid'), value: money(-plate.committed) }] : []),
    ],
    total: plate.committed
      ? { label: t('on-stockpile-cash-free'), value: money(plate.cash - plate.committed) }
      : undefined,
    text: investors.join(' ') || undefined,
    clause: 'STK-5.2',
  }
}
