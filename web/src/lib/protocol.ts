/** The shapes of docs/server-protocol.md that the client handles. */

export type Refusal = { code: string; clause: string | null; details: Record<string, unknown>; message: string }

export type Setting = {
  name: string
  text: string
  kind: 'integer' | 'integers' | 'flag' | 'choice' | 'choices'
  default: unknown
  least: number | null
  most: number | null
  length: number | null
  choices: string[]
  choice_texts: string[]
  clause: string
  source: string
  note: string
}

export type GameInfo = {
  name: string
  title: string
  about: string
  ready: boolean
  rules_version: number
  players: { least: number; most: number }
  levels: string[]
  options: Setting[]
  numbers: Setting[]
  clauses: string
}

export type SeatInfo = {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string | null
  level: string | null
  guest: string | null
  you: boolean
  online: boolean
  stand_in: string | null
  stand_in_at: number | null
}

export type TableInfo = {
  id: string
  game: string
  state: 'open' | 'running' | 'finished' | 'closed'
  public: boolean
  players: number
  options: Record<string, unknown>
  numbers: Record<string, unknown>
  hints: boolean
  undo: boolean
  clock: { initial_s: number; increment_s: number } | null
  seats: SeatInfo[]
  pending: number[]
  host: string
  you: { host: boolean; seats: number[] }
  invite: string | null
  clocks: { left_ms: number[]; running: number[]; at: number } | null
  undo_ask: { seat: number; agreed: number[]; waiting: number[] } | null
  watching: number
  seed_hash: string | null
  result: { scores: number[]; winners: number[] } | null
  rematch: string | null
  rematch_of: string | null
  created_at: number
  started_at: number | null
  finished_at: number | null
}

export type NewTable = {
  game: string
  players: number
  options?: Record<string, unknown>
  public?: boolean
  hints?: boolean
  undo?: boolean
  clock?: { initial_s: number; increment_s: number } | null
  seats?: ({ kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: string })[]
  start?: boolean
}

export type GameEvent = { event: string; say: string; seat?: number; to?: (number | 'watch')[] } & Record<string, unknown>
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

export type ChatMessage = { number: number; at: number; name: string; seat: number | null; guest: string; text: string }
export type Guest = { id: string; name: string; language: string }

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
  | { finished: true; seed: string; log: Record<string, unknown>; steps: Step[]; opening: GameEvent[] }
  | { finished: false; seat: number | null; number: number; events: GameEvent[]; view: View }

export type ServerMessage =
  | { type: 'sync'; seat: number | null; epoch: number; number: number; from: number; events: GameEvent[]; view: View | null; table: TableInfo; chat: ChatMessage[] }
  | { type: 'events'; epoch: number; from: number; number: number; events: GameEvent[]; view: View; table?: TableInfo }
  | { type: 'table'; table: TableInfo }
  | { type: 'ack'; id: string }
  | { type: 'allowed'; id: string }
  | { type: 'refused'; id: string; error: Refusal }
  | { type: 'hint'; id: string; code: number; move: Record<string, unknown>; text: string; say: string }
  | { type: 'chat'; messages: ChatMessage[] }
  | { type: 'pong' }
  | { type: 'closing'; reason: string }
