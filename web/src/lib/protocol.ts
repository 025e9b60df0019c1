/** The shapes of docs/server-protocol.md that the client handles; what OpenAPI tells is generated (`npm run types`). */

import type { components } from './schema'

type Shapes = components['schemas']

export type Refusal = Shapes['Error']
export type Setting = Shapes['Setting']
export type GameInfo = Shapes['GameInfo']
export type SeatInfo = Shapes['SeatInfo']
export type TableInfo = Shapes['TableInfo']
/** Fields with a default may be left out of a request. */
export type NewTable = Pick<Shapes['NewTable'], 'game' | 'players'> & Partial<Shapes['NewTable']>
export type ChatMessage = Shapes['Chat']
export type Guest = Shapes['GuestInfo']

export type GameEvent = { event: string; say: string; seat?: number; to?: (number | 'watch')[] } & Record<
  string,
  unknown
>
export type Move = { code: number; text: string; say: string; move: string } & Record<string, unknown>
export type Said = Record<string, unknown> | number

/** What a place at the table may know; `table` is the game's own picture. */
export type View<T = unknown> = {
  game: string
  players: number
  seat: number | null
  options: Record<string, unknown>
  numbers: Record<string, number>
  pending: number[]
  over: boolean
  events: number
  table: T
  moves: Move[]
  scores?: number[]
  winners?: number[]
}

export type Step = {
  number: number
  seat: number
  code: number
  move: Record<string, unknown>
  text: string
  say: string
  starts: boolean
  events: GameEvent[]
}
export type Replay =
  | {
      finished: true
      seed: string
      log: Record<string, unknown>
      steps: Step[]
      opening: GameEvent[]
      /** Before the first action, then after each. */
      fortunes: number[][]
      rounds: number[]
      prices: Shapes['PriceCourse'] | null
    }
  | { finished: false; seat: number | null; number: number; events: GameEvent[]; view: View }

export type ServerMessage =
  | {
      type: 'sync'
      seat: number | null
      epoch: number
      number: number
      from: number
      events: GameEvent[]
      view: View | null
      table: TableInfo
      chat: ChatMessage[]
    }
  | { type: 'events'; epoch: number; from: number; number: number; events: GameEvent[]; view: View; table?: TableInfo }
  | { type: 'table'; table: TableInfo }
  | { type: 'ack'; id: string }
  | { type: 'allowed'; id: string }
  | { type: 'refused'; id: string; error: Refusal }
  | { type: 'hint'; id: string; code: number; move: Record<string, unknown>; text: string; say: string }
  | { type: 'chat'; messages: ChatMessage[] }
  | { type: 'pong' }
  | { type: 'closing'; reason: string }
