/** A lesson being taken: which beat it has come to, what is to be pressed, what was pressed instead. */

import { api } from './api'
import type { Lesson, TableInfo } from './protocol'
import { thingAt } from './pointing'
import { recall, remember } from './settings.svelte'

export const CALL = 'call'
const key = (game: string) => `lesson-${game}`

/** The beat a table of so many played moves stands at; the one that was kept, if it can be that one. */
export function beatAt(beats: Lesson['beats'], played: number, kept: number): number {
  const may = (at: number) => {
    const beat = beats[at]
    const before = at ? beats[at - 1]!.begins + (beats[at - 1]!.acts ? 1 : 0) : 0
    return beat !== undefined && before <= played && played <= beat.begins
  }
  if (may(kept)) return kept
  const first = beats.findIndex((_, at) => may(at))
  return first < 0 ? beats.length : first
}

export class Lead {
  beat = $state(0)
  /** How many of the beat's things have been pressed. */
  pressed = $state(0)
  /** How often something else was pressed since. */
  wrong = $state(0)
  /** The answer given to the question. */
  answer = $state<string | null>(null)
  /** How many moves of the script the table has told of. */
  #count = $state(0)

  constructor(
    readonly told: Lesson,
    readonly table: string,
    played: number,
  ) {
    this.#count = played
    this.beat = beatAt(told.beats, played, Number(recall(key(told.game)) ?? 0))
    this.#begin()
  }

  get now() {
    return this.told.beats[this.beat]
  }
  get asks(): boolean {
    return (this.now?.presses.length ?? 0) > 0
  }
  get understood(): boolean {
    return this.told.question.answers.some((each) => each.right && each.name === this.answer)
  }
  /** What is pointed at: the next thing to press, once the others have moved, or what is told of. */
  get at(): string | null {
    return this.now && this.ready ? (this.now.presses[this.pressed] ?? this.now.at) : null
  }
  /** Is it the slip's turn to be called? */
  get calls(): boolean {
    return this.now?.presses[this.pressed] === CALL
  }
  /** Have the others moved, where the beat says so? What is pressed before would be lost with the old table. */
  get ready(): boolean {
    return this.#count >= (this.now?.begins ?? 0)
  }
  get mayCall(): boolean {
    return this.calls && this.ready
  }

  #begin(): void {
    remember(key(this.told.game), String(this.beat))
    if (this.now) api.beginBeat(this.table, this.beat).catch(() => undefined)
  }

  next(): void {
    this.beat += 1
    this.pressed = this.wrong = 0
    this.#begin()
  }

  /** Back to what was told before, as long as nothing has been played since. */
  get canGoBack(): boolean {
    const before = this.told.beats[this.beat - 1]
    return before !== undefined && !before.acts && before.begins === (this.now?.begins ?? -1)
  }
  back(): void {
    this.beat -= 1
    this.pressed = this.wrong = 0
  }

  /** The table tells how many moves of the script were played: the beat whose move it was is done. */
  played(count: number): void {
    this.#count = count
    if (this.now?.acts && count > this.now.begins) this.next()
  }

  /** Something was pressed: what is asked for, something else of the table, or nothing that matters. */
  press(root: ParentNode, target: Element): void {
    const beat = this.now
    if (!this.ready) return
    if (!beat || !this.asks || this.calls) {
      if (this.calls && target.closest('[data-item], .slip .x')) this.#another(root, target)
      return
    }
    if (thingAt(root, beat.presses[this.pressed]!)?.contains(target)) this.#forward()
    else if (target.closest('[data-item]')) this.#another(root, target)
  }

  #forward(): void {
    this.pressed += 1
    this.wrong = 0
    if (this.pressed === this.now!.presses.length) this.next()
  }

  #another(root: ParentNode, target: Element): void {
    // A thing that is pressed for this beat anyway is no mistake: it is gone on from there.
    const again = this.now!.presses.findIndex((name) => name !== CALL && thingAt(root, name)?.contains(target))
    this.pressed = again < 0 ? 0 : again + 1
    if (again < 0) this.wrong += 1
  }

  /** Leave the lesson at the table it has come to, and play on there. */
  async playOn(): Promise<TableInfo> {
    const table = await api.leaveLesson(this.table)
    remember(key(this.told.game), '0')
    return table
  }

  /** The lesson is over, or given up for good: its table is put away. */
  async end(): Promise<void> {
    remember(key(this.told.game), '0')
    await api.beginBeat(this.table, this.told.beats.length).catch(() => undefined)
  }
}
