/** Standing orders: what this seat answers by itself while others play. They are kept here; the rules know none. */

import { recall, remember } from '../../lib/settings.svelte'
import type { View } from '../../lib/protocol'
import type { View as WatchView } from './shapes'

/** The moments at which a seat is asked in another's turn, and what it may answer for itself. */
export const MOMENTS = {
  bet: ['ask', 'pass', 'fits'],
  change: ['ask', 'pass', 'fits'],
  dividends: ['ask', 'pass'],
  payout: ['ask', 'pass'],
} as const
export type Moment = keyof typeof MOMENTS
export type Wish = 'ask' | 'pass' | 'fits'
/** Why a seat passes without being asked: nothing else is possible, or it was ordered. */
export type Reason = 'nothing' | 'ordered'

const NONE: Record<Moment, Wish> = { bet: 'ask', change: 'ask', dividends: 'ask', payout: 'ask' }
const isMoment = (phase: string): phase is Moment => phase in MOMENTS

export class StandingOrders {
  wishes = $state<Record<Moment, Wish>>({ ...NONE })
  /** They end when one's own turn begins. */
  tillMyTurn = $state(true)
  readonly #key: string
  /** Whose turn it is, and in which the last order was given. */
  #now = ''
  #given = ''

  constructor(table: string) {
    this.#key = `orders-${table}`
    const kept = JSON.parse(recall(this.#key) ?? 'null')
    if (!kept) return
    ;[this.wishes, this.tillMyTurn] = [{ ...NONE, ...kept.wishes }, kept.tillMyTurn]
    this.#given = kept.given ?? ''
  }

  get any(): boolean {
    return Object.values(this.wishes).some((wish) => wish !== 'ask')
  }

  set(moment: Moment, wish: Wish): void {
    this.wishes[moment] = wish
    this.#keep()
  }

  setTillMyTurn(till: boolean): void {
    this.tillMyTurn = till
    this.#keep()
  }

  /** A turn is played. In one's own, what was ordered before it ends, and nothing that is ordered in it. */
  turn(now: string, mine: boolean): void {
    this.#now = now
    if (!mine || now === this.#given || !this.tillMyTurn || !this.any) return
    this.wishes = { ...NONE }
    this.#keep()
  }

  /** May this seat pass now without being asked, and why? A debt to repay is no reason to be asked. */
  passes(view: View<WatchView>, me: number | null): Reason | null {
    if (me === null || !view.pending.includes(me)) return null
    const moves = view.moves.filter((move) => move.move !== 'repay')
    if (!moves.some((move) => move.move === 'pass')) return null
    if (moves.every((move) => move.move === 'pass')) return 'nothing'
    const { phase, active, playing } = view.table
    if (!isMoment(phase) || active === me || playing) return null
    const wish = this.wishes[phase]
    if (wish === 'pass') return 'ordered'
    return wish === 'fits' && !moves.some((move) => move.move === 'play') ? 'ordered' : null
  }

  #keep(): void {
    this.#given = this.#now
    const kept = { wishes: this.wishes, tillMyTurn: this.tillMyTurn, given: this.#given }
    remember(this.#key, JSON.stringify(kept))
  }
}
