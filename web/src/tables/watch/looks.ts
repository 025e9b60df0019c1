/** How the sectors and cards of Exchange Watch look. */

import type { Player } from '../../lib/players'
import { t, type Arguments } from '../../lib/texts.svelte'
import type { Company, HandCard } from './shapes'

type Look = { hue: string; emblem: string }
const look = (hue: string, slot: number, emblem: string): Look => ({
  hue: `h-${hue} wat-${slot}`,
  emblem: `e-${emblem}`,
})

export const SECTORS: Record<string, Look> = {
  banks: look('blue', 1, 'vault'),
  oil: look('steel', 2, 'oil'),
  metals: look('brown', 3, 'metal'),
  it: look('violet', 4, 'chip'),
  gas: look('cyan', 5, 'gas'),
  retail: look('pink', 6, 'basket'),
}

export const companyName = (company: string) => t(`watch-company-${company}`)
/** Three letters tell the companies of a sector apart. */
export const codeOf = (company: Company) =>
  company.class === 'ipo' ? t('on-watch-ipo') : companyName(company.company).slice(0, 3).toUpperCase()

/** What a card or an event does, from the primitive and its numbers. */
export function effectText(effect: string, given: Record<string, string | number>): string {
  const said: Arguments = { ...given }
  if (typeof given.deck === 'string')
    said.deck = t(`watch-${given.deck === 'inside' || given.deck === 'greenmail' ? 'deck' : 'pile'}-${given.deck}`)
  if (typeof given.points === 'number') {
    said.way = given.points > 0 ? 'up' : 'down'
    said.points = Math.abs(given.points)
  }
  return t(`watch-effect-${effect}`, said)
}

/** What a card would do now at its best, in figures; empty where that can't be said. */
export function nowText({ effect, now, with: given }: HandCard, players: Player[]): string {
  if (!now) return ''
  const { amount, instead, seat, company } = now
  return t(`on-watch-now-${effect}`, {
    amount,
    instead,
    way: typeof given.points === 'number' && given.points < 0 ? 'down' : 'up',
    name: seat === null ? '' : players[seat].name,
    company: company === null ? '' : companyName(company),
  })
}
