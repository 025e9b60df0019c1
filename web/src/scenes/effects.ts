/** What flies, turns, stamps and burns: copies over the table, in one layer, that never hold the table back.
 *
 * The table has its new state before an effect starts, so an effect may be ended at any time by `finish`.
 */

import { goBack, leave } from '../lib/pointing'

const ARC = 15
const NOTES = 5
/** The bar and the tape on top of the page. */
const BAR = 84
const FLIGHT = 'cubic-bezier(.45,.05,.25,1)'
const LAND = 'cubic-bezier(.3,1.1,.5,1)'

export type Spot = string | Element | null | undefined

export class Effects {
  #layer: HTMLElement | null = null
  #root: () => Element | undefined
  #speed: () => number
  #running = new Set<Animation>()
  #waits = new Set<() => void>()
  #lit = new Set<Element>()
  /** Cards that stand on their edge, between the two halves of a turn. */
  #held = new Set<Animation>()
  #over = false
  /** No flights, flips or fades: what changed is outlined. */
  readonly quiet: () => boolean

  constructor(root: () => Element | undefined, speed: () => number, quiet: () => boolean) {
    this.#root = root
    this.#speed = speed
    this.quiet = quiet
  }

  /** An element by its `data-at`, if it is drawn. */
  at(spot: Spot): HTMLElement | null {
    if (!spot) return null
    if (typeof spot !== 'string') return spot as HTMLElement
    const found = [...(this.#root()?.querySelectorAll<HTMLElement>(`[data-at~="${spot}"]`) ?? [])]
    return found.find((each) => each.getClientRects().length > 0) ?? null
  }

  all(spots: Spot[]): HTMLElement[] {
    return spots.map((spot) => this.at(spot)).filter((each) => each !== null)
  }

  begin(): void {
    this.#over = false
  }

  /** Everything that moves is where it ends. */
  finish(): void {
    this.#over = true
    for (const each of this.#running) each.finish()
    for (const end of [...this.#waits]) end()
    this.clear()
  }

  clear(): void {
    this.#letGo()
    this.#layer?.replaceChildren()
    for (const each of this.#lit) each.classList.remove('lit', 'hushed', 'marked')
    this.#lit.clear()
  }

  wait(ms: number): Promise<void> {
    if (this.#over || ms <= 0) return Promise.resolve()
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        this.#waits.delete(end)
        done()
      }
      const timer = setTimeout(end, ms / this.#speed())
      this.#waits.add(end)
    })
  }

  /** Run an animation in the pool: speed and ending act on all of it. */
  async animate(thing: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.#over || this.quiet()) return
    const run = thing.animate(frames, { fill: 'backwards', ...options })
    run.updatePlaybackRate(this.#speed())
    this.#running.add(run)
    await run.finished.catch(() => undefined)
    this.#running.delete(run)
  }

  /** Where it happens and what it changes. */
  light(...spots: Spot[]): void {
    const found = this.all(spots)
    for (const each of found) this.#class(each, this.quiet() ? 'marked' : 'lit')
    if (found[0]) this.#bring(found[0])
  }

  /** Where a table is higher than the window it comes to where it happens. */
  #bring(thing: HTMLElement): void {
    const box = thing.getBoundingClientRect()
    const slip = document.querySelector('.slip')?.getBoundingClientRect()
    const floor = slip && slip.width > innerWidth * 0.8 ? slip.top : innerHeight
    const room = floor - BAR
    if (document.documentElement.scrollHeight <= innerHeight || (box.top >= BAR && box.bottom <= floor)) return
    const top = scrollY + box.top - BAR - Math.max(0, (room - box.height) / 2)
    leave()
    scrollTo({ top, behavior: this.#scrolls })
  }

  get #scrolls(): ScrollBehavior {
    return this.quiet() ? 'instant' : 'smooth'
  }

  /** The page stands again where it stood before something was shown elsewhere. */
  goBack(): void {
    goBack(this.#scrolls)
  }

  /** Once in a scene: all that does not matter now goes quiet. */
  hush(...except: Spot[]): void {
    const kept = this.all(except)
    for (const pane of this.#root()?.querySelectorAll('.pane, .plate') ?? [])
      if (!kept.some((each) => pane.contains(each) || each.contains(pane))) this.#class(pane, 'hushed')
  }

  /** The card is there with its new face; it turns as if it had just been laid open. */
  async flip(spot: Spot, delay = 0): Promise<void> {
    const card = this.at(spot)
    this.#letGo()
    if (!card) return
    if (this.quiet()) return this.light(card)
    await this.animate(
      card,
      [{ transform: 'perspective(700px) rotateY(-90deg) scale(1.06)' }, { transform: 'perspective(700px) rotateY(0)' }],
      { duration: 240, delay, easing: 'cubic-bezier(.2,.9,.4,1)' },
    )
  }

  /** The first half of a turn, while the card still shows its back; `flip` is the second. */
  async lift(...spots: Spot[]): Promise<void> {
    if (this.#over || this.quiet()) return
    const turns = this.all(spots).map((card) => {
      const turn = card.animate(EDGE, { duration: 260, easing: 'ease-in', fill: 'both' })
      turn.updatePlaybackRate(this.#speed())
      this.#running.add(turn)
      this.#held.add(turn)
      return turn.finished.catch(() => undefined).then(() => this.#running.delete(turn))
    })
    await Promise.all(turns)
  }

  #letGo(): void {
    for (const turn of this.#held) turn.cancel()
    this.#held.clear()
  }

  async pulse(spot: Spot, delay = 0): Promise<void> {
    const thing = this.at(spot)
    if (!thing) return
    if (this.quiet()) return this.light(thing)
    await this.animate(
      thing,
      [
        { transform: 'none', zIndex: 4 },
        { transform: 'scale(1.12)', offset: 0.45, zIndex: 4 },
        { transform: 'none', zIndex: 4 },
      ],
      { duration: 320, delay, easing: LAND },
    )
  }

  /** What is new comes down onto its place. */
  async drop(spot: Spot, delay = 0): Promise<void> {
    const thing = this.at(spot)
    if (!thing) return
    if (this.quiet()) return this.light(thing)
    await this.animate(
      thing,
      [
        { transform: 'translateY(-26px) scale(1.3)', opacity: 0, zIndex: 5 },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ],
      { duration: 300, delay, easing: 'cubic-bezier(.5,0,.6,1.3)' },
    )
  }

  /** A sum leads from one place to another, notes follow it. */
  async pay(from: Spot, to: Spot, text: string, tone: 'up' | 'down' = 'up', delay = 0): Promise<void> {
    const [a, b] = [this.at(from), this.at(to)]
    if (this.#over || !b) return
    this.light(b)
    if (this.quiet()) return
    const target = b.getBoundingClientRect()
    const tag = this.#put('tag', target, text, tone)
    const flights = [this.animate(tag, RISE, { duration: 900, delay, easing: LAND, fill: 'both' })]
    if (a)
      for (let i = 0; i < NOTES; i++) {
        const note = this.#put('note', a.getBoundingClientRect())
        flights.push(this.#arc(note, a, b, delay + i * 60))
      }
    await Promise.all(flights)
    tag.remove()
  }

  /** A copy of a thing travels; the thing itself has gone or is in its new place. */
  async carry(copies: HTMLElement[], to: Spot, delay = 0): Promise<void> {
    const target = this.at(to)
    if (!target || this.#over || this.quiet()) return copies.forEach((each) => each.remove())
    await Promise.all(
      copies.map(async (copy, i) => {
        const from = copy.getBoundingClientRect()
        const there = target.getBoundingClientRect()
        const [dx, dy] = [mid(there).x - mid(from).x, mid(there).y - mid(from).y]
        const small = Math.min(1, (there.height * 0.9) / from.height)
        await this.animate(
          copy,
          [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0.6 }],
          { duration: 520, delay: delay + i * 70, easing: FLIGHT, fill: 'both' },
        )
        copy.remove()
      }),
    )
  }

  /** Copies of things as they stand now, over the table. */
  copy(selector: string, within: Spot): HTMLElement[] {
    const place = this.at(within)
    if (!place || this.quiet()) return []
    return [...place.querySelectorAll<HTMLElement>(selector)].map((thing) => {
      const box = thing.getBoundingClientRect()
      const copy = thing.cloneNode(true) as HTMLElement
      copy.removeAttribute('data-fly')
      for (const each of copy.querySelectorAll('[id], [data-fly], [data-at]'))
        for (const name of ['id', 'data-fly', 'data-at']) each.removeAttribute(name)
      copy.inert = true
      Object.assign(copy.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: '0',
      })
      this.#floor().append(copy)
      return copy
    })
  }

  /** Shares of a bankrupt company: they burn from the edges and are gone. */
  async burn(copies: HTMLElement[]): Promise<void> {
    await Promise.all(
      copies.map(async (copy, i) => {
        await this.animate(
          copy,
          [
            { filter: 'none', opacity: 1, clipPath: 'inset(0 round 6px)' },
            { filter: 'sepia(1) brightness(.7)', opacity: 1, clipPath: 'inset(6% 10% 22% 4% round 18px)', offset: 0.5 },
            { filter: 'brightness(.15)', opacity: 0, clipPath: 'inset(38% 44% 52% 40% round 30px)' },
          ],
          { duration: 760, delay: i * 90, easing: 'ease-in', fill: 'both' },
        )
        copy.remove()
      }),
    )
  }

  /** A word stamped beside a thing, and gone with the step. */
  async stamp(spot: Spot, text: string, tone: 'up' | 'down' | 'plain' = 'plain', delay = 0): Promise<void> {
    const place = this.at(spot)
    if (!place || this.#over) return
    this.light(place)
    if (this.quiet()) return
    const mark = this.#put('stamp', place.getBoundingClientRect(), text, tone)
    await this.animate(
      mark,
      [
        { transform: 'translate(-50%,-50%) rotate(-5deg) scale(1.9)', opacity: 0 },
        { transform: 'translate(-50%,-50%) rotate(-5deg) scale(1)', opacity: 1 },
      ],
      { duration: 240, delay, easing: 'ease-in', fill: 'both' },
    )
  }

  async #arc(note: HTMLElement, from: HTMLElement, to: HTMLElement, delay: number): Promise<void> {
    const [a, b] = [mid(from.getBoundingClientRect()), mid(to.getBoundingClientRect())]
    const high = Math.min(120, Math.hypot(b.x - a.x, b.y - a.y) / 4)
    const frames = Array.from({ length: ARC }, (_, i) => {
      const t = i / (ARC - 1)
      const [x, y] = [(b.x - a.x) * t, (b.y - a.y) * t - high * 4 * t * (1 - t)]
      return { transform: `translate(${x}px, ${y}px)`, opacity: i ? 1 : 0 }
    })
    await this.animate(note, frames, { duration: 600, delay, easing: FLIGHT, fill: 'both' })
    note.remove()
  }

  #put(kind: string, at: DOMRect, text = '', tone = ''): HTMLElement {
    const thing = document.createElement('span')
    thing.className = `fx-${kind} ${tone}`
    thing.textContent = text
    const { x, y } = mid(at)
    Object.assign(thing.style, { left: `${x}px`, top: `${y}px` })
    this.#floor().append(thing)
    return thing
  }

  #floor(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement('div')
      this.#layer.className = 'fx'
      this.#layer.setAttribute('aria-hidden', 'true')
      document.body.append(this.#layer)
    }
    return this.#layer
  }

  #class(thing: Element, name: string): void {
    thing.classList.add(name)
    this.#lit.add(thing)
  }
}

const EDGE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-6px) scale(1.05)', offset: 0.35 },
  { transform: 'perspective(700px) translateY(-6px) rotateY(90deg) scale(1.06)' },
]
const RISE: Keyframe[] = [
  { transform: 'translate(-50%, 30%) scale(.8)', opacity: 0 },
  { transform: 'translate(-50%, -110%) scale(1)', opacity: 1, offset: 0.35 },
  { transform: 'translate(-50%, -120%) scale(1)', opacity: 1, offset: 0.85 },
  { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
]
const mid = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
