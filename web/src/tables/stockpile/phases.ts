/** The phases of a round as the rail over the table shows them. */

import { t } from '../../lib/texts.svelte'

const RAIL = ['information', 'supply', 'demand', 'action', 'selling', 'movement'] as const
type Phase = (typeof RAIL)[number]
/** Phases of a moment stand with the one they belong to. */
const NEAREST: Record<string, Phase> = {
  draft: 'information',
  before: 'supply',
  window: 'demand',
  extra: 'movement',
}

export function railOf(phase: string, over: boolean): { text: string; state: 'on' | 'done' | 'next' }[] {
  const now = NEAREST[phase] ?? (phase as Phase)
  return RAIL.map((each) => ({
    text: t(`on-stockpile-phase-${each}`),
    state: each === now ? 'on' : RAIL.indexOf(each) < RAIL.indexOf(now) || over ? 'done' : 'next',
  }))
}
