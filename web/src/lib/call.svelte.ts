/** Calling what the slip says, and asking why something can't be called. */

import { untrack } from 'svelte'
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

/** Who taps on while a call is on its way has not called twice.
 *
 * What was written is struck out once it was played. The table may show that before the answer comes: what is written
 * from then on is for the next call, and stays. What others did meanwhile does not strike it: the call may be refused.
 */
export async function call(place: Place, move: Said, strike: () => void): Promise<void> {
  if (place.calling) return
  const answered = place.move(move) // which ends the scene that is being shown: nothing of this call has come by that
  const [before, offered] = [place.view, offeredAt(place)]
  let struck = false
  const stopWatching = $effect.root(() => {
    $effect(() => {
      if (struck || place.view === before || offeredAt(place) === offered) return
      struck = true
      untrack(strike)
    })
  })
  const answer = await answered
  stopWatching()
  if (answer.ok && !struck) strike()
  const slip = document.querySelector('.slip')
  if (!answer.ok && slip)
    explain(slip, { title: t('refused'), text: clean(answer.refusal.message), clause: answer.refusal.clause })
}

/** What this seat may call now: another choice after each of its own moves, the same after those of others. */
const offeredAt = (place: Place) => JSON.stringify(place.present?.moves ?? null)

export function waitingFor(pending: number[], players: { name: string }[]): string {
  return t('slip-waiting', { names: list(pending.map((seat) => `*${players[seat].name}*`)), count: pending.length })
}
