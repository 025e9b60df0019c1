/** A place at a table: a live line, or a still of a replay. Tables draw from it and speak to it. */

import type { Stage } from '../scenes/stage.svelte'
import type { Answer } from './line.svelte'
import type { Kept } from './takeover'
import type { ChatMessage, GameEvent, Handover, Said, TableInfo, View } from './protocol'

export interface Place {
  readonly live: boolean
  readonly view: View | null
  /** The latest view, whatever is still being shown; a still has none. */
  readonly present?: View | null
  readonly table: TableInfo | null
  readonly events: GameEvent[]
  /** Seats that bots took over and gave back, each after so many of the events. */
  readonly handovers: Handover[]
  readonly chat: ChatMessage[]
  readonly seat: number | null
  readonly up: boolean
  readonly calling: boolean
  readonly waiting: number
  /** A bot has kept this seat for its owner, who is back. */
  readonly kept?: Kept | null
  readKept?(): void
  /** My last call may still be taken back, as far as can be seen from here. */
  readonly fresh?: boolean
  move(move: Said): Promise<Answer>
  why(move: Said): Promise<Answer>
  say(text: string): Promise<Answer>
  hint(): Promise<Answer>
  belief(): Promise<Answer>
  undo(): Promise<Answer>
  answerUndo(agree: boolean, seat: number): Promise<Answer>
  callAgain(): void
  /** Where scenes are played; a still has none. */
  readonly stage?: Stage
}
