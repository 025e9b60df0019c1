/** Events as lines of the log: one line for one deed, in the language of the one who reads. */

import type { Player } from './players'
import type { GameEvent, Handover } from './protocol'
import { botOf, tellHandover } from './takeover'
import { has, t, type Arguments } from './texts.svelte'

/** One deed: the events it took, the sentence that tells it. */
export type Told = {
  /** The id of the sentence; without one the server's own is shown. */
  id?: string
  args?: () => Arguments
  /** Somebody else whom the deed concerns, where the event itself does not say. */
  other?: number
  /** A deed of several, or of nobody: no token stands before it. */
  shared?: boolean
  /** The events after this one that belong to the deed. */
  more?: number
  /** Begins a part of the log that can be folded. */
  head?: boolean
  /** Which way a price went. */
  tone?: 'up' | 'down'
  icon?: string
  /** The class of the hue the icon is drawn in. */
  hue?: string
}
export type Reader = {
  players: Player[]
  me: number | null
  /** Seats that bots took over and gave back: told among the events, though no rule knows of them. */
  handovers?: Handover[]
}
/** What the event at that place tells; null where it is no line of its own. */
export type Teller = (events: GameEvent[], at: number, reader: Reader) => Told | null

export class Entry {
  readonly seat: number | null
  constructor(
    readonly number: number,
    readonly event: GameEvent,
    readonly told: Told,
    readonly mark: string,
    readonly reader: Reader,
    /** The bot that played the seat then, for its owner. */
    readonly keeper: Handover | null = null,
  ) {
    this.seat = typeof event.seat === 'number' && !told.shared ? event.seat : null
  }

  /** Said when it is read, so that it follows a change of language. */
  get say(): string {
    const { id, args } = this.told
    if (!id || !has(id)) return this.event.say
    return t(id, { ...this.#people(), ...args?.() })
  }
  get icon(): string {
    const { icon, tone } = this.told
    return icon ?? (tone === 'up' ? 'i-up' : tone === 'down' ? 'i-down' : 'i-info')
  }

  #people(): Arguments {
    const name = (seat: unknown) => (typeof seat === 'number' ? this.reader.players[seat]?.name : undefined)
    const you = (seat: unknown) => (typeof seat === 'number' && seat === this.reader.me ? 'you' : 'other')
    const { seat } = this.event
    const other = this.told.other ?? this.event.other
    const named = name(seat) ?? ''
    const acting = this.keeper
      ? { name: t('kept-for', { bot: botOf(this.keeper), name: named, who: you(seat) }), who: 'other' }
      : { name: named, who: you(seat) }
    return { ...acting, other: name(other) ?? '', whom: you(other) }
  }
}

export function entriesOf(events: GameEvent[], teller: Teller, reader: Reader): Entry[] {
  const entries: Entry[] = []
  const handovers = [...(reader.handovers ?? []).entries()]
  const keepers = new Map<unknown, Handover>()
  let mark = ''
  const handOver = (upTo: number) => {
    while (handovers.length && handovers[0][1].after <= upTo) {
      const [i, handover] = handovers.shift()!
      if (handover.back) keepers.delete(handover.seat)
      else keepers.set(handover.seat, handover)
      const event = { event: 'handover', seat: handover.seat, say: '' }
      entries.push(new Entry(-1 - i, event, tellHandover(handover), mark, reader))
    }
  }
  for (let number = 0; number < events.length;) {
    handOver(number)
    const event = events[number]
    const count = event.round ?? event.turn
    if (typeof count === 'number') mark = String(count)
    const told = teller(events, number, reader)
    if (told) entries.push(new Entry(number, event, told, mark, reader, keepers.get(event.seat)))
    number += 1 + (told?.more ?? 0)
  }
  handOver(events.length)
  return entries
}

/** The newest lines, as the tape prints them. */
export function bitsOf(entries: Entry[], count = 10): { text: string; icon?: string }[] {
  return entries
    .filter((entry) => !entry.told.head)
    .slice(-count)
    .map((entry) => ({ text: entry.say.replace(/\.$/, ''), icon: entry.told.icon }))
}

/** How many events from `at` on are of these kinds and of the same seat. */
export function same(events: GameEvent[], at: number, kinds: string[], seat: unknown = events[at].seat): GameEvent[] {
  const found: GameEvent[] = []
  for (let i = at; i < events.length && kinds.includes(events[i].event) && events[i].seat === seat; i++)
    found.push(events[i])
  return found
}
