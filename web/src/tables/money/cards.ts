/** How the notes and coins of Money look. */

import type { Card } from './shapes'

type Look = { hue: string; slot: string; emblem: string; coin: boolean }
const look = (hue: string, slot: string, emblem: string, coin = false): Look => ({
  hue: `h-${hue}`,
  slot: `mon-${slot}`,
  emblem,
  coin,
})

export const LOOKS: Record<string, Look> = {
  crown: look('blue', '1', 'e-crown'),
  florin: look('red', '2', 'e-florin'),
  ducat: look('yellow', '3', 'e-ducat'),
  thaler: look('green', '4', 'e-thaler'),
  guilder: look('orange', '5', 'e-guilder'),
  real: look('violet', '6', 'e-real'),
  dirham: look('teal', '7', 'e-dirham'),
  silver: look('silver', 's', 'e-coin', true),
  gold: look('gold', 'g', 'e-coin', true),
}

export const sumOf = (cards: Card[]) => cards.reduce((sum, card) => sum + card.face, 0)

/** By kind in the order of the sheet, the highest first. */
export function sorted(cards: Card[], kinds: string[]): Card[] {
  return [...cards].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.face - a.face || a.card - b.card)
}
