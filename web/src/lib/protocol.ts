/** The shapes of docs/server-protocol.md that the client handles; what OpenAPI tells is generated (`npm run types`). */

import type { components } from './schema'

type Shapes = components['schemas']

export type Refusal = Shapes['Error']
export type Setting = Shapes['Setting']
export type GameInfo = Shapes['GameInfo']
export type SeatInfo = Shapes['SeatInfo']
export type TableInfo = Shapes['TableInfo']
export type Handover = Shapes['Handover']
export type NewTable = Shapes['NewTable']
export type ChatMessage = Shapes['Chat']
export type Guest = Shapes['GuestInfo']
export type Lesson = Shapes['Lesson']

/** What happened, with its arguments by their own names; who may know it is told when a game is looked back at. */
export type GameEvent = Shapes['Event'] & { seat?: number; to?: (number | 'watch')[] }
export type Move = Shapes['MoveInfo']
export type Said = Record<string, unknown> | number

/** What a place at the table may know; `table` is the game's own picture. */
export type View<T = unknown> = Omit<Shapes['View'], 'table' | 'numbers'> & {
  table: T
  numbers: Record<string, number>
}

type WithView<Message> = Omit<Message, 'view' | 'events'> & { events: GameEvent[] }

export type Step = Omit<Shapes['Step'], 'events'> & { events: GameEvent[] }
export type Replay =
  | (Omit<Shapes['FinishedReplay'], 'opening' | 'steps'> & { opening: GameEvent[]; steps: Step[] })
  | (WithView<Shapes['RunningReplay']> & { view: View | null })

export type ClientMessage = Shapes['ClientMessage']
export type ServerMessage =
  | (WithView<Shapes['Sync']> & { view: View | null })
  | (WithView<Shapes['Events']> & { view: View })
  | Exclude<Shapes['ServerMessage'], Shapes['Sync'] | Shapes['Events']>
