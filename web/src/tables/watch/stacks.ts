/** Equal cards of a hand lie on each other. */

import type { HandCard } from './shapes'

export type Stack = { top: HandCard; count: number }

export function stacksOf(hand: HandCard[]): Stack[] {
  const found = new Map<string, Stack>()
  for (const top of hand) {
    const stack = found.get(top.card)
    if (stack) stack.count += 1
    else found.set(top.card, { top, count: 1 })
  }
  return [...found.values()]
}
