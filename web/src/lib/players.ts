/** The people and bots of a table as they are drawn: a shape and an initial, never a hue. */

import type { SeatInfo, TableInfo } from './protocol'
import { t } from './texts.svelte'

export type Player = {
  seat: number
  name: string
  initial: string
  shape: number
  you: boolean
  bot: boolean
  level: string | null
  away: boolean
  awayUntil: number | null
}

const SHAPES = 6

export function playerOf(info: SeatInfo, you: number | null): Player {
  const name = info.name ?? t('seat-open')
  return {
    seat: info.seat,
    name,
    initial: (name.match(/\p{L}|\p{N}/u)?.[0] ?? '?').toUpperCase(),
    shape: (info.seat % SHAPES) + 1,
    you: info.seat === you,
    bot: info.kind === 'bot' || info.stand_in !== null,
    level: info.level ?? info.stand_in,
    away: info.kind === 'person' && !info.online,
    awayUntil: info.stand_in_at,
  }
}

export function playersOf(table: TableInfo, you: number | null): Player[] {
  return table.seats.map((info) => playerOf(info, you))
}
