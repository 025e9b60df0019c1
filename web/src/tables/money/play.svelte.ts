/** What a player of Money may do now, and what is written on the slip. */

import { tick, untrack } from 'svelte'
import { call as callMove, whyNot } from '../../lib/call.svelte'
import type { Drop } from '../../lib/drag'
import { entriesOf } from '../../lib/entries'
import type { Place } from '../../lib/place'
import type { Player } from '../../lib/players'
import type { GameEvent, View } from '../../lib/protocol'
import { list, t } from '../../lib/texts.svelte'
import { sorted, sumOf } from './cards'
import type { Card, Plate, View as MoneyView } from './shapes'
import { teller } from './telling'

export const SIDES = ['left', 'right'] as const
const ACTED = ['lot_swapped', 'bid_swapped', 'bid_kept']

export const nameOf = (card: Card) => t('card-name', { kind: t(`money-kind-${card.kind}`), face: card.face })
const swapOf = (name: string) => ({ move: 'swap', with: /^\d+$/.test(name) ? Number(name) : name })

export class Play {
  #given: () => { place: Place; players: Player[] }
  /** The serial numbers of a bid, and what to swap for. */
  draft = $state<number[]>([])
  target = $state<string | null>(null)

  constructor(given: () => { place: Place; players: Player[] }) {
    this.#given = given
    $effect(() => {
      // Written for a table that has changed: what no longer holds is struck out.
      void this.view
      untrack(() => {
        const kept = (serial: number) => this.table.phase === 'bid' && this.hand.some((card) => card.card === serial)
        this.draft = this.draft.filter(kept)
        if (!this.acting || (this.target !== null && !this.canSwap(this.target))) this.target = null
      })
    })
  }

  place = $derived.by(() => this.#given().place)
  players = $derived.by(() => this.#given().players)
  view = $derived.by(() => this.place.view as View<MoneyView>)
  table = $derived.by(() => this.view.table)
  kinds = $derived.by(() => Object.keys(this.table.faces))
  me = $derived.by(() => this.place.seat)
  myTurn = $derived.by(() => this.me !== null && this.view.pending.includes(this.me) && this.view.moves.length > 0)
  bidding = $derived.by(() => this.myTurn && this.table.phase === 'bid')
  acting = $derived.by(() => this.myTurn && this.table.phase === 'act')
  mine = $derived.by(() => (this.me === null ? null : this.table.seats[this.me]))
  hand = $derived.by(() => sorted([...(this.table.hand ?? [])], this.kinds))
  laid = $derived.by(() =>
    sorted(
      this.bidding ? this.hand.filter((card) => this.draft.includes(card.card)) : (this.table.bid ?? []),
      this.kinds,
    ),
  )
  kept = $derived.by(() => (this.bidding ? this.hand.filter((card) => !this.draft.includes(card.card)) : this.hand))
  numbered = $derived.by(() => new Map(this.hand.map((card, i) => [card.card, i + 1])))
  preview = $derived.by(() => (this.target !== null ? (this.table.after?.[this.target] ?? null) : null))
  before = $derived.by(
    () =>
      this.table.score && {
        ...this.table.score,
        cards: [...(this.table.hand ?? []), ...(this.table.bid ?? [])],
      },
  )
  /** The others as they sit from me on. */
  others = $derived.by(() => {
    const { seats } = this.table
    return this.me === null ? seats : [...seats.slice(this.me + 1), ...seats.slice(0, this.me)]
  })
  /** Since the bids were shown; the swaps are told there, and what was bid before them. */
  #round = $derived.by((): GameEvent[] => {
    const { events } = this.place
    return events.slice(events.findLastIndex((event) => event.event === 'round_begins') + 1)
  })

  canSwap = (name: string) => this.view.moves.some((move) => move.move === 'swap' && String(move.with) === name)
  canLay = (serial: number) => this.bidding && this.hand.some((card) => card.card === serial)
  names = (cards: Card[]) => list(sorted(cards, this.kinds).map(nameOf))
  targetName = (name: string) =>
    SIDES.includes(name as 'left') ? t(`lot-${name}-the`) : t('bid-of', { name: this.players[Number(name)].name })
  didOf = (seat: number) => {
    const done = this.#round.findLast((event) => ACTED.includes(event.event) && event.seat === seat)
    const told = done && entriesOf([done], teller, { players: this.players, me: this.me })[0]
    return told?.say ?? t('bid-gone')
  }

  /** What a bid was worth; after the owner has acted, what it was worth when shown; at the end the score. */
  shownSum(plate: Plate): number | null {
    if (this.table.phase === 'over') return plate.hand ? plate.points : null
    if (this.table.phase !== 'act') return null
    if (!plate.has_acted) return plate.bid_sum ?? null
    const shown = this.#round.find((event) => event.event === 'bid_shown' && event.seat === plate.seat)
    return shown ? sumOf(shown.cards as Card[]) : null
  }

  stateOf(plate: Plate): string {
    const { phase, actor } = this.table
    if (phase === 'over') return plate.hand ? t('total') : ''
    if (phase === 'bid') return t(plate.bid_finished ? 'plate-has-bid' : 'plate-bids')
    return t(plate.has_acted ? 'plate-acted' : plate.seat === actor ? 'plate-acts' : 'plate-waits')
  }

  async toggle(card: Card, anchor: Element) {
    if (!this.canLay(card.card)) {
      whyNot(this.place, { move: 'add', card: card.card }, anchor)
      return
    }
    const focused = anchor === document.activeElement
    this.draft = this.draft.includes(card.card)
      ? this.draft.filter((serial) => serial !== card.card)
      : [...this.draft, card.card]
    await tick()
    if (focused) document.querySelector<HTMLElement>(`[data-hand="${this.numbered.get(card.card)}"]`)?.focus()
  }

  /** First tap writes, the second on the same target calls. */
  pick = (name: string, anchor: Element) => {
    if (!this.canSwap(name)) whyNot(this.place, swapOf(name), anchor)
    else if (this.target === name) this.call()
    else this.target = name
  }

  clear = () => {
    this.draft = []
    this.target = null
  }
  call(said: Record<string, unknown> = this.bidding ? { move: 'bid', cards: [...this.draft] } : swapOf(this.target!)) {
    return callMove(this.place, said, this.clear)
  }

  dropped = ({ name, onto }: Drop) => {
    if (onto === 'bid' || onto === 'hand') {
      const card = this.hand.find((each) => `note-${each.card}` === name)
      if (card && this.draft.includes(card.card) !== (onto === 'bid')) this.toggle(card, document.body)
    } else if (name === 'bid' && onto) {
      if (this.canSwap(onto)) {
        this.target = onto
        return true
      }
      whyNot(this.place, swapOf(onto), document.querySelector(`[data-drop="${onto}"]`) ?? document.body)
    }
    return false
  }
}
