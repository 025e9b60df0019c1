/** The place as it is shown: the line brings the present, the stage lets it happen step by step.
 *
 * Nothing waits for a scene: no clock, no bot, no other player. What is drawn while one plays is the table before it,
 * with what the steps have told so far; a call, a hidden page or a second click ends it at the present.
 */

import { tick } from 'svelte'
import { announce } from '../lib/desk.svelte'
import type { Answer, Line, News } from '../lib/line.svelte'
import type { Place } from '../lib/place'
import { playersOf } from '../lib/players'
import type { GameEvent, Said, TableInfo, View } from '../lib/protocol'
import { settings, type Speed } from '../lib/settings.svelte'
import { play as sound } from '../lib/sound'
import { Effects } from './effects'
import { REST, type Script, type Step } from './script'

const RATES: Record<Speed, number> = { slow: 0.6, normal: 1, quick: 2.2, none: 1 }
/** Scenes that may wait; with more the table jumps to the present. */
const MOST_WAITING = 2
/** What happens without a scene, behind one. */
const PLAIN = 320
const TWICE = 500
/** A step without motion stands long enough to be read. */
const READ = (text: string) => 900 + 28 * text.length
/** What changed while nothing was performed. */
const OUTLINE = 2000

type Act = { view: View; events: GameEvent[]; steps: Step<unknown>[] }

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** All frames of a step as one. */
const whole = (step: Step<unknown>) => (table: unknown) => step.frames.reduce((now, frame) => frame(now), table)

export class Stage implements Place {
  readonly live = true
  readonly stage = this
  view = $state.raw<View | null>(null)
  events = $state.raw<GameEvent[]>([])
  /** The step that is being played. */
  step = $state.raw<Step<unknown> | null>(null)
  /** The sentence of the last step that has been shown: never ahead of it. */
  said = $state('')
  /** Steps that are still to come, this one included. */
  left = $state(0)
  playing = $state(false)
  root: Element | undefined

  #queue: Act[] = []
  /** The view the queue leads to. */
  #last: View | null = null
  #told = 0
  #ended = false
  #clicked = 0
  readonly #fx: Effects
  readonly #unsubscribe: () => void

  constructor(
    readonly line: Line,
    readonly script: Script<unknown>,
  ) {
    this.#fx = new Effects(
      () => this.root,
      () => (this.#queue.filter((act) => act.steps.length).length > 1 ? RATES.quick : RATES[settings.speed]),
      calm,
    )
    this.#jump()
    this.#unsubscribe = line.onNews((news) => this.#hear(news))
  }

  get table(): TableInfo | null {
    return this.line.table
  }
  get present() {
    return this.line.view
  }
  get handovers() {
    return this.line.handovers
  }
  get chat() {
    return this.line.chat
  }
  get seat() {
    return this.line.seat
  }
  get up() {
    return this.line.up
  }
  get calling() {
    return this.line.calling
  }
  get waiting() {
    return this.line.waiting
  }
  get kept() {
    return this.line.kept
  }
  get fresh() {
    return this.line.fresh
  }
  /** The present asks this seat for something, whatever is still being shown. */
  get asked(): boolean {
    const view = this.line.view
    return view !== null && this.seat !== null && view.pending.includes(this.seat) && !view.over
  }

  move(move: Said): Promise<Answer> {
    this.end()
    return this.line.move(move)
  }
  why = (move: Said) => this.line.why(move)
  say = (text: string) => this.line.say(text)
  hint = () => this.line.hint()
  belief = () => this.line.belief()
  undo = () => this.line.undo()
  readKept = () => void (this.line.kept = null)
  answerUndo = (agree: boolean, seat: number) => this.line.answerUndo(agree, seat)
  callAgain = () => this.line.callAgain()

  close(): void {
    this.#unsubscribe()
    this.#queue = []
    this.#fx.finish()
  }

  /** A click, Space or Escape: the step stands as it ends; a second one soon after ends the scene. */
  skip(): void {
    const now = performance.now()
    if (now - this.#clicked < TWICE) this.end()
    else this.next()
    this.#clicked = now
  }

  /** The step stands as it ends. */
  next(): void {
    this.#fx.finish()
  }

  /** The present, at once. */
  end(): void {
    if (!this.playing) return
    this.#ended = true
    this.#queue.length = Math.min(1, this.#queue.length)
    this.#fx.finish()
    this.#jump()
  }

  #jump(): void {
    this.#last = this.line.view
    this.view = this.line.view
    this.events = this.line.events
    this.#told = this.events.length
    // Whoever is to choose sees the table as they left it, not the corner where something happened last.
    if (this.asked) this.#fx.goBack()
  }

  #hear(news: News): void {
    if (news.fresh || !this.#last || !news.view || settings.speed === 'none' || document.hidden) {
      const before = this.#last
      if (this.playing) this.end()
      this.#jump()
      if (!news.fresh && before && settings.speed === 'none') this.#outline()
      return
    }
    const before = this.#last
    this.#last = news.view
    const players = this.table ? playersOf(this.table, this.seat) : []
    const steps = this.script({ before, after: news.view, events: news.events, players, me: this.seat })
    if (!steps.length && !this.playing) return this.#jump()
    this.#queue.push({ view: news.view, events: news.events, steps })
    if (this.#queue.filter((act) => act.steps.length).length > MOST_WAITING + 1) return this.end()
    if (!this.playing) void this.#perform()
  }

  async #perform(): Promise<void> {
    this.playing = true
    this.#ended = false
    while (this.#queue.length && !this.#ended) {
      const act = this.#queue[0]
      if (act.steps.length) await this.#scene(act)
      else await this.#plain(act)
      if (this.#ended) break
      this.#queue.shift()
    }
    this.#queue = []
    this.step = null
    this.said = ''
    this.left = 0
    this.playing = false
    this.#fx.finish()
    this.#jump()
  }

  async #plain(act: Act): Promise<void> {
    this.#fx.begin()
    this.#show(act.view, act.events.length)
    await this.#fx.wait(PLAIN)
  }

  async #scene(act: Act): Promise<void> {
    const from = this.#told
    const shown = this.view!
    for (const [i, step] of act.steps.entries()) {
      if (this.#ended) return
      this.#fx.begin()
      this.left = act.steps.length - i
      this.step = step
      if (step.before) this.said = step.before
      await tick()
      await step.hold?.(this.#fx)
      if (this.#ended) return
      await this.#walk(shown, step)
      if (this.#ended) return
      this.events = this.line.events.slice(0, from + step.until)
      this.#told = from + step.until
      if (step.sound) sound(step.sound)
      this.said = step.say || this.said
      if (step.say) announce(step.say)
      await tick()
      await step.play?.(this.#fx)
      if (this.#ended) return
      await this.#fx.wait(calm() ? READ(step.say) : (step.rest ?? REST))
      this.#fx.clear()
    }
    if (!this.#ended) this.#show(act.view, act.events.length - (this.#told - from))
  }

  /** The table takes its new state; where something walks, space by space. */
  async #walk(shown: View, step: Step<unknown>): Promise<void> {
    const frames = calm() ? [whole(step)] : step.frames
    for (const [i, frame] of frames.entries()) {
      if (this.#ended) return
      this.view = { ...shown, table: frame(this.view!.table), moves: [], pending: [], over: false }
      if (i < frames.length - 1) {
        if (step.sound) sound(step.sound)
        await this.#fx.wait(step.pace ?? PLAIN)
      }
    }
  }

  #show(view: View, more: number): void {
    this.view = this.playing && view !== this.line.view ? { ...view, moves: [], pending: [] } : view
    this.#told += more
    this.events = this.line.events.slice(0, this.#told)
  }

  /** Nothing is performed: what changed is outlined for a moment. */
  #outline(): void {
    const before = new Map(this.#marks())
    void tick().then(() => {
      const changed = this.#marks().filter(([name, text]) => before.has(name) && before.get(name) !== text)
      for (const [name] of changed) {
        const thing = this.root?.querySelector(`[data-at~="${name}"]`)
        thing?.classList.add('marked')
        setTimeout(() => thing?.classList.remove('marked'), OUTLINE)
      }
    })
  }

  #marks(): [string, string][] {
    const things = [...(this.root?.querySelectorAll<HTMLElement>('[data-at]') ?? [])]
    return things.map((thing) => [thing.dataset.at!.split(' ')[0], thing.textContent ?? ''])
  }
}
