/** A place in a replay: the table as a seat saw it after so many actions. Nothing can be called from it. */

import type { Answer } from './line.svelte'
import type { Place } from './place'
import type { GameEvent, Handover, TableInfo, View } from './protocol'

const NOTHING: Promise<Answer> = Promise.resolve({
  ok: false,
  refusal: { code: 'replay', clause: null, details: {}, message: '' },
})

export class Still implements Place {
  readonly live = false
  readonly chat = []
  readonly up = true
  readonly calling = false
  readonly waiting = 0
  view = $state.raw<View | null>(null)
  table = $state.raw<TableInfo | null>(null)
  events = $state.raw<GameEvent[]>([])
  handovers = $state.raw<Handover[]>([])
  seat = $state<number | null>(null)

  move = () => NOTHING
  why = () => NOTHING
  say = () => NOTHING
  hint = () => NOTHING
  belief = () => NOTHING
  undo = () => NOTHING
  answerUndo = () => NOTHING
  callAgain = () => undefined

  show(view: View, events: GameEvent[], handovers: Handover[]): void {
    this.events = events
    this.handovers = handovers
    this.view = { ...view, moves: [], pending: view.pending }
  }
}
