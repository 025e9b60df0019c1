/** A scene is a list of steps, made from the events a place has seen and from nothing else. */

import type { GameEvent, View } from '../lib/protocol'
import type { Player } from '../lib/players'
import type { Effects } from './effects'

export type Step<T> = {
  /** What happens, for tests and for the style of the page: `pair`, `price`, `bonus` … */
  name: string
  /** How many events of the batch are told once the step stands. */
  until: number
  /** The table after the step; several, one after another, where something walks. */
  frames: ((table: T) => T)[]
  /** One sentence, shown and said to a screen reader. Empty: the step is not told apart. */
  say: string
  /** What may be said while nothing is revealed yet. */
  before?: string
  /** What moves; the table has its new state already, so that it may be cut short at any time. */
  play?: (fx: Effects) => void | Promise<void>
  /** Before the new state, with nothing revealed yet. */
  hold?: (fx: Effects) => void | Promise<void>
  /** How long a frame stands, where things walk. */
  pace?: number
  rest?: number
  sound?: string
}

export type Batch<T> = {
  before: View<T>
  after: View<T>
  events: GameEvent[]
  players: Player[]
  me: number | null
}

/** The steps of a batch; none where nothing needs to be performed. */
export type Script<T> = (batch: Batch<T>) => Step<T>[]

/** The stage knows no game: a table's script is handed to it as one over any table. */
export const performs = <T>(script: Script<T>): Script<unknown> => script as unknown as Script<unknown>

export const REST = 260
export const HELD_BEAT = 700
export const STEP_PACE = 220

/** A copy of the table with one member of a list changed. */
export function change<T, K extends keyof T, V extends (T[K] extends (infer U)[] ? U : never)>(
  table: T,
  list: K,
  which: (each: V) => boolean,
  to: (each: V) => V,
): T {
  const items = table[list] as unknown as V[]
  return { ...table, [list]: items.map((each) => (which(each) ? to(each) : each)) }
}

/** Events from `start` on that belong together, as long as `more` says so. */
export function run(events: GameEvent[], start: number, more: (event: GameEvent) => boolean): number {
  let end = start
  while (end < events.length && more(events[end])) end++
  return end
}

export const num = (event: GameEvent, name: string): number => Number(event[name] ?? 0)
export const str = (event: GameEvent, name: string): string => String(event[name] ?? '')
