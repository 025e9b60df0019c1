/** What a player of Acquire may do now, and what is written on the slip. */

import { untrack } from 'svelte'
import { call as callMove, whyNot } from '../../lib/call.svelte'
import { explain } from '../../lib/desk.svelte'
import type { Place } from '../../lib/place'
import type { View } from '../../lib/protocol'
import { list, money, t } from '../../lib/texts.svelte'
import type { HandTile, View as AcquireView } from './shapes'
import { nameOf } from './telling'

const VERBS: Record<string, string> = { found: 'found', survivor: 'survivor', order: 'next' }

export class Play {
  #place: () => Place
  tile = $state<string | null>(null)
  chosen = $state<string | null>(null)
  buying = $state<Record<string, number>>({})
  selling = $state(0)
  trading = $state(0)

  constructor(place: () => Place) {
    this.#place = place
    $effect(() => {
      void this.view
      untrack(() => this.#strike())
    })
  }

  place = $derived.by(() => this.#place())
  view = $derived.by(() => this.place.view as View<AcquireView>)
  table = $derived.by(() => this.view.table)
  me = $derived.by(() => this.place.seat)
  myTurn = $derived.by(() => this.me !== null && this.view.moves.length > 0)
  hand = $derived.by(() => this.table.tiles ?? [])
  picked = $derived.by(() => this.hand.find((each) => each.tile === this.tile) ?? null)
  cash = $derived.by(() => (this.me === null ? 0 : (this.table.seats[this.me].money ?? 0)))
  /** The move that names a corporation in this phase. */
  verb = $derived.by(() => VERBS[this.table.phase] ?? null)
  disposing = $derived.by(
    () => this.myTurn && ['trade', 'sell'].includes(this.table.phase) && this.table.merger?.holder === this.me,
  )
  buys = $derived.by(() => this.myTurn && this.table.phase === 'buy')
  traded = $derived.by(() => this.table.merger?.trades?.find((each) => each.gives === this.trading))
  wanted = $derived.by(() => Object.entries(this.buying).filter(([, count]) => count > 0))
  purchase = $derived.by(() => this.#purchaseOf(this.buying))

  corp = (name: string) => this.table.corporations.find((each) => each.corporation === name)!
  moveOf = (verb: string, field?: string, value?: unknown) =>
    this.view.moves.find((move) => move.move === verb && (field === undefined || move[field] === value))
  legalTile = (name: string) => !!this.moveOf('play', 'tile', name)
  legalCorp = (name: string) => this.verb !== null && !!this.moveOf(this.verb, 'corporation', name)

  /** The purchase the rules list for these shares; undefined if they may not be bought together. */
  #purchaseOf = (shares: Record<string, number>) =>
    this.table.purchases?.find(({ shares: listed }) =>
      this.table.corporations.every(({ corporation }) => (listed[corporation] ?? 0) === (shares[corporation] ?? 0)),
    )
  /** Where there are too many to list, the rules answer when the shares are called for. */
  mayAdd = (name: string) =>
    this.table.purchases === null || !!this.#purchaseOf({ ...this.buying, [name]: (this.buying[name] ?? 0) + 1 })

  /** Written for a table that has changed: what no longer holds is struck out. */
  #strike() {
    const { phase } = this.table
    if (this.tile !== null && (phase !== 'play' || !this.hand.some((each) => each.tile === this.tile))) this.tile = null
    if (!this.verb) this.chosen = null
    if (!this.buys) this.buying = {}
    if (!this.disposing) this.selling = this.trading = 0
  }

  clear = () => {
    this.tile = this.chosen = null
    this.buying = {}
    this.selling = this.trading = 0
  }
  call(said: Record<string, unknown>) {
    return callMove(this.place, said, this.clear)
  }

  whyNot = (said: Record<string, unknown>, anchor: Element) => whyNot(this.place, said, anchor)

  /** First tap writes, the second on the same tile calls; what can't be played says why. */
  pickTile = (name: string, anchor: Element) => {
    const own = this.hand.find((each) => each.tile === name)
    if (own && this.legalTile(name)) {
      if (this.tile === name) this.call({ move: 'play', tile: name })
      else this.tile = name
      return
    }
    const row = this.table.board[this.table.rows.indexOf(name.at(-1)!)]
    const chain = this.table.letters[row[parseInt(name) - 1]]
    if (chain) this.#explainCorp(chain, anchor)
    else if (own && (own.does === 'barred' || own.does === 'dead'))
      explain(anchor, { title: kind(own), text: this.does(own), clause: own.clause })
    else if (own) this.whyNot({ move: 'play', tile: name }, anchor)
  }
  pickCorp = (name: string) => {
    if (this.chosen === name) this.call({ move: this.verb!, corporation: name })
    else this.chosen = name
  }

  #explainCorp(name: string, anchor: Element) {
    const found = this.corp(name)
    explain(anchor, {
      title: t('on-acquire-price-title', { corporation: nameOf(name), size: found.size }),
      text: found.safe ? t('on-acquire-safe') : undefined,
      sum: [
        { label: t('on-acquire-share'), value: money(found.price) },
        { label: t('on-acquire-majority'), value: money(found.majority) },
        { label: t('on-acquire-minority'), value: money(found.minority) },
      ],
      clause: 'ACQ-1.3',
    })
  }

  /** What a tile would do, in one line with its figures. */
  does = (what: HandTile): string => {
    const names = (what.corporations ?? []).map(nameOf)
    const wasSafe = what.corporations?.some((name) => this.corp(name).safe)
    const grown = { size: what.size ?? 0, safe: String(Boolean(what.safe && !wasSafe)) }
    if (what.does === 'found') return t('on-acquire-does-found', grown)
    if (what.does === 'grow')
      return t('on-acquire-does-grow', { corporation: names[0], from: what.sizes![0], ...grown })
    if (what.does === 'merge')
      return (what.survivors?.length ?? 0) > 1
        ? t('on-acquire-does-merge-tie', { corporations: list(names), ...grown })
        : t('on-acquire-does-merge', {
            gone: list(names.slice(1)),
            survivor: names[0],
            from: what.sizes![0],
            ...grown,
          })
    if (what.does === 'dead') return t('on-acquire-does-dead', { corporations: list(names) })
    return t(`on-acquire-does-${what.does}`)
  }

  /** Who is taken over if the tile on the slip is played; all that may be, where its player chooses. */
  absorbed = $derived.by(() => {
    const what = this.picked
    if (what?.does !== 'merge') return []
    return what.corporations!.filter((name) => what.survivors!.length > 1 || name !== what.survivors![0])
  })
  myBonus = $derived.by(() =>
    this.absorbed.length && this.picked!.survivors!.length === 1
      ? this.absorbed
          .flatMap((name) => this.corp(name).bonuses ?? [])
          .filter((bonus) => bonus.holder === this.me)
          .reduce((sum, bonus) => sum + bonus.amount, 0)
      : 0,
  )
}

export const kind = (what: HandTile) => t(`on-acquire-kind-${what.does}`)
