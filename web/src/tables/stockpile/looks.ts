/** How the companies and cards of Stockpile look, and what they are called. */

import { figure, t } from '../../lib/texts.svelte'

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

/** 12000 as people say it at this table: thousands. */
export const thousands = (amount: number) => amount / 1000
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
/** A forecast with a true minus. */
export const forecastText = (forecast: string) => forecast.replace('-', '−')

export const companyName = (company: string) => t(`stockpile-company-${company}`)
/** The fee a card asks for; null where it is no fee. */
export const feeOf = (card: string | null) => (card?.startsWith('fee') ? Number(card.slice(3)) : null)
/** What a card is called, a share by its company's name or by the code given. */
export function cardName(card: string, share: (company: string) => string = companyName): string {
  const fee = feeOf(card)
  if (LOOKS[card]) return share(card)
  return fee !== null ? t('stockpile-card-fee', { amount: figure(fee) }) : t(`stockpile-card-${card}`)
}
