/** A seat that a bot keeps, as its owner and the others are told of it. */

import { api } from './api'
import type { Order } from './order'
import type { Place } from './place'
import type { Player } from './players'
import type { Told } from './entries'
import type { Handover, ServerMessage, TableInfo } from './protocol'
import { t } from './texts.svelte'

export type Kept = Extract<ServerMessage, { type: 'kept' }>

/** Who sits in for whom, by seat. */
export const sittingIn = (table: TableInfo) => table.seats.map((seat) => seat.stand_in_person ?? seat.stand_in)

/** My own seat is played by a bot, and I am here: the slip says so, and gives the seat back. */
export function takenOver(place: Place, players: Player[]): Order | null {
  const { table, seat } = place
  if (!place.live || seat === null || !table || table.state !== 'running') return null
  const mine = table.seats[seat]
  if (!mine.you || mine.stand_in === null) return null
  const name = players[seat].standIn ?? t('seat-bot')
  return {
    step: t(mine.out_of_time ? 'kept-time-up' : 'kept-step'),
    say: t(mine.out_of_time ? 'kept-late' : 'kept-now', { name }),
    call: { label: t('kept-take'), run: () => void api.sit(table.id, { seat }) },
    why: t(mine.out_of_time ? 'kept-late-why' : 'kept-why'),
  }
}

/** What has changed between two lists of who sits in: a sentence for each seat. */
export function changes(before: (string | null)[], table: TableInfo, players: Player[]): string[] {
  return sittingIn(table).flatMap((person, seat) => {
    if (!person === !before[seat] || table.state !== 'running') return []
    const { name, standIn, you } = players[seat]
    const who = you ? 'you' : 'other'
    if (!person) return [t('kept-back', { name, who })]
    const late = table.seats[seat].out_of_time ? 'late' : 'away'
    return [t('kept-begins', { name, who, late, bot: standIn ?? t('seat-bot') })]
  })
}

/** The same as a line of the log. */
export function tellHandover(handover: Handover): Told {
  if (handover.back) return { id: 'kept-back', icon: 'i-swap' }
  const args = () => ({ late: handover.late ? 'late' : 'away', bot: botOf(handover) })
  return { id: 'kept-begins', args, icon: 'i-swap' }
}

/** The name of the regular who sits in. */
export const botOf = ({ person }: Handover) => (person ? t(`who-${person}`) : t('seat-bot'))
