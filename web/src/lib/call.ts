/** Calling what the slip says, and asking why something can't be called. */

import { explain } from './desk.svelte'
import type { Place } from './place'
import type { Said } from './protocol'
import { list, t } from './texts.svelte'

/** The clause has its own line in the popover. */
const clean = (message: string) => message.replace(/ \[[A-Z]{3}-[\d.]+\]$/, '')

export async function whyNot(place: Place, move: Said, anchor: Element): Promise<void> {
  if (!place.live || place.seat === null || place.view?.over) return
  const answer = await place.why(move)
  if (!answer.ok && answer.refusal.message)
    explain(anchor, { title: t('why-not'), text: clean(answer.refusal.message), clause: answer.refusal.clause })
}

/** True if it was played. Who taps on while a call is on its way has not called twice. */
export async function call(place: Place, move: Said): Promise<boolean> {
  if (place.calling) return false
  const answer = await place.move(move)
  const slip = document.querySelector('.slip')
  if (!answer.ok && slip)
    explain(slip, { title: t('refused'), text: clean(answer.refusal.message), clause: answer.refusal.clause })
  return answer.ok
}

export function waitingFor(pending: number[], players: { name: string }[]): string {
  return t('slip-waiting', { names: list(pending.map((seat) => `*${players[seat].name}*`)), count: pending.length })
}
