/** The people and bots of a table as they are drawn: a shape and an initial, never a hue. */

import { faceOf, faceOfRegular, type Face } from './people'
import type { SeatInfo, TableInfo } from './protocol'
import { t } from './texts.svelte'

export type Player = {
  seat: number
  name: string
  initial: string
  shape: number
  face: Face
  /** The regular of the exchange who plays a bot's seat. */
  person: string | null
  you: boolean
  bot: boolean
  level: string | null
  temper: string | null
  away: boolean
  /** When a bot takes over, by the server's time. */
  awayUntil: number | null
  /** A bot moves for a person who left. */
  stoodIn: boolean
  /** The name of the regular who does. */
  standIn: string | null
  /** Milliseconds left, when that was told. */
  clock: number | null
  ticking: boolean
  told: number
}

/** What a bot is inclined to, in a line; nothing where it has no temper. */
export const temper = (player: Player, game: string) => (player.temper ? t(`${game}-temper-${player.temper}`) : '')

const SHAPES = 6

export function playerOf(info: SeatInfo, you: number | null): Player {
  const name = info.person ? t(`who-${info.person}`) : (info.name ?? t('seat-open'))
  const standing = info.stand_in_person
  const drawn = info.person ?? standing
  return {
    seat: info.seat,
    name,
    initial: (name.match(/\p{L}|\p{N}/u)?.[0] ?? '?').toUpperCase(),
    shape: (info.seat % SHAPES) + 1,
    face: drawn ? faceOfRegular(drawn) : faceOf(name),
    person: info.person,
    you: info.seat === you,
    bot: info.kind === 'bot' || info.stand_in !== null,
    level: info.level ?? info.stand_in,
    temper: info.temper,
    away: info.kind === 'person' && !info.online,
    awayUntil: info.stand_in_at,
    stoodIn: info.kind === 'person' && info.stand_in !== null,
    standIn: standing ? t(`who-${standing}`) : null,
    clock: null,
    ticking: false,
    told: 0,
  }
}

export function playersOf(table: TableInfo, you: number | null): Player[] {
  const { clocks } = table
  return table.seats.map((info) => ({
    ...playerOf(info, you),
    away: info.kind === 'person' && !info.online && table.state === 'running',
    ...(clocks && info.kind === 'person'
      ? { clock: clocks.left_ms[info.seat], ticking: clocks.running.includes(info.seat), told: clocks.at }
      : {}),
  }))
}
