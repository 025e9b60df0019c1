/** What a player of Stockpile may do now, and what is written on the slip. */

import { untrack } from 'svelte'
import { at } from '../../lib/at'
import { call as callMove, whyNot } from '../../lib/call.svelte'
import { explain } from '../../lib/desk.svelte'
import type { Drop } from '../../lib/drag'
import type { Place } from '../../lib/place'
import type { Player } from '../../lib/players'
import type { Move, Said, View } from '../../lib/protocol'
import { t } from '../../lib/texts.svelte'
import { holdingsOf, salesOf, worthOf, type Holding } from './portfolio'
import type { View as StockpileView } from './shapes'

const VERBS = ['boom', 'bust', 'raise', 'lower', 'declare']
/** Moves made on things of the table; all others are offered as choices. */
const DRAWN = new Set([...VERBS, 'put', 'bid', 'sell', 'done', 'keep', 'look', 'move'])

export class Play {
  #given: () => { place: Place; players: Player[] }
  put = $state<{ card: string | null; face: 'up' | 'down' | null; pile: number | null }>(nothingPut())
  bid = $state<{ pile: number; amount: number } | null>(null)
  played = $state<{ verb: string | null; company: string | null }>({ verb: null, company: null })
  marked = $state<Record<string, number>>({})
  /** The code of a rare move, and the card of a pile that one of them lifts. */
  other = $state<number | null>(null)
  lifted = $state<number | null>(null)

  constructor(given: () => { place: Place; players: Player[] }) {
    this.#given = given
    let written = ''
    $effect(() => {
      const { round, phase, ask, turn, supply } = this.table
      const state = `${round} ${phase} ${ask} ${turn} ${supply?.length} ${this.view.moves.length}`
      untrack(() => {
        if (state !== written) this.clear()
        written = state
      })
    })
  }

  place = $derived.by(() => this.#given().place)
  players = $derived.by(() => this.#given().players)
  view = $derived.by(() => this.place.view as View<StockpileView>)
  table = $derived.by(() => this.view.table)
  me = $derived.by(() => this.place.seat)
  mine = $derived.by(() => (this.me === null ? null : at(this.table.seats, this.me)))
  myTurn = $derived.by(() => this.me !== null && this.view.moves.length > 0)

  has = (test: (move: Move) => boolean) => this.view.moves.some(test)
  #may = (verb: string) => this.has((move) => move.move === verb)

  supplying = $derived.by(() => this.#may('put'))
  bidding = $derived.by(() => this.#may('bid'))
  selling = $derived.by(() => this.#may('sell') || (this.myTurn && this.table.ask === 'selling'))
  canDone = $derived.by(() => this.#may('done'))
  verbs = $derived.by(() => VERBS.filter(this.#may))
  verb = $derived.by(() => this.played.verb ?? (this.verbs.length === 1 ? at(this.verbs, 0) : null))
  /** Moves that nothing on the table stands for. */
  choices = $derived.by(() => this.view.moves.filter((move) => !DRAWN.has(move.move)))
  keeping = $derived.by(() => this.view.moves.filter((move) => move.move === 'keep'))
  chosen = $derived.by(() => this.view.moves.find((move) => move.code === this.other))
  ownPairs = $derived.by(() =>
    this.table.pairs.filter((pair) => this.me !== null && pair.owner === this.me && pair.company),
  )

  clear = () => {
    this.put = nothingPut()
    this.bid = null
    this.played = { verb: null, company: null }
    this.marked = {}
    this.other = this.lifted = null
  }
  call(said: Said) {
    return callMove(this.place, said, this.clear)
  }
  done = () => this.call({ move: 'done' })

  // --- supply: a card, its face, a stockpile ---
  faces = $derived.by(() => {
    const { card } = this.put
    return (['up', 'down'] as const).filter((face) =>
      this.has((move) => move.move === 'put' && (card === null || move.card === card) && move.face === face),
    )
  })
  face = $derived.by(() =>
    this.put.face && this.faces.includes(this.put.face) ? this.put.face : (this.faces[0] ?? null),
  )
  legalPile = (pile: number) =>
    this.put.card !== null &&
    this.has(
      (move) => move.move === 'put' && move.card === this.put.card && move.face === this.face && move.pile === pile,
    )
  pickPile = (pile: number, anchor: Element) => {
    const rare = this.pileMove(pile)
    if (rare) return this.pickCode(rare.code)
    if (!this.supplying) return
    const supply = this.table.supply ?? []
    if (this.put.card === null && supply.length === 1) this.put.card = at(supply, 0)
    if (this.put.card === null)
      return explain(anchor, { title: t('why-not'), text: t('on-stockpile-card-first'), clause: 'STK-4.2' })
    const said = { move: 'put', card: this.put.card, face: this.face, pile }
    if (!this.legalPile(pile)) return whyNot(this.place, said, anchor)
    if (this.put.pile === pile) this.call(said)
    else this.put.pile = pile
  }

  // --- demand: a rung of a stockpile's ladder ---
  legalBid = (pile: number, amount: number) =>
    this.has((move) => move.move === 'bid' && move.pile === pile && move.amount === amount)
  pickRung = (pile: number, amount: number, anchor: Element) => {
    const said = { move: 'bid', pile, amount }
    if (!this.legalBid(pile, amount)) return whyNot(this.place, said, anchor)
    if (this.bid?.pile === pile && this.bid.amount === amount) this.call(said)
    else this.bid = { pile, amount }
  }
  /** A token dropped on a stockpile bids the least that is enough. */
  #nextBid(pile: number) {
    const amount = this.table.bid_track.find((each) => this.legalBid(pile, each))
    return amount === undefined ? null : { pile, amount }
  }

  // --- actions: a verb and a company ---
  legalCompany = (company: string) =>
    this.verb !== null && this.has((move) => move.move === this.verb && move.company === company)
  pickCompany = (company: string) => {
    if (this.verb === null) return
    if (this.played.company === company) this.call({ move: this.verb, company })
    else this.played.company = company
  }

  // --- selling: so many of a holding ---
  holdings = $derived.by(() => holdingsOf(this.table.portfolio, this.mine?.split))
  sales = $derived.by(() => salesOf(this.holdings, this.marked))
  worthOf = (sale: Holding) => worthOf(sale, this.table.worth)
  proceeds = $derived.by(() => this.sales.reduce((sum, sale) => sum + this.worthOf(sale), 0))
  canSell = ({ company, from }: Holding) =>
    this.has((move) => move.move === 'sell' && move.company === company && move.from === from)
  /** One more of a holding; after all of them, none again. */
  mark = (holding: Holding, anchor: Element) => {
    const { key, company, from, count } = holding
    if (!this.canSell(holding)) return whyNot(this.place, { move: 'sell', company, from }, anchor)
    this.marked = { ...this.marked, [key]: ((this.marked[key] ?? 0) + 1) % (count + 1) }
  }
  sell = () => {
    const shares = this.sales.map(({ company, from, count }) => ({ company, from, count }))
    return this.call({ move: 'sell', shares, done: true })
  }

  // --- rare moves: an investor kept, a pair or pile looked at, a card moved ---
  lookAt = (what: 'pair' | 'pile', number: number) =>
    this.view.moves.find((move) => move.move === 'look' && move[what] === number)
  canLift = (card: number) => this.has((move) => move.move === 'move' && move.card === card)
  #moveTo = (pile: number) =>
    this.view.moves.find((move) => move.move === 'move' && move.card === this.lifted && move.pile === pile)
  pileMove = (pile: number) => (this.lifted !== null ? this.#moveTo(pile) : undefined) ?? this.lookAt('pile', pile)
  lift = (card: number) => {
    this.lifted = this.lifted === card ? null : card
    this.other = null
  }
  pickCode = (code: number) => {
    if (this.other === code) this.call(code)
    else this.other = code
  }

  /** Whatever was dropped on a stockpile; true where that wrote a whole move. */
  dropped = ({ name, onto }: Drop): boolean => {
    if (!onto?.startsWith('pile-')) return false
    const pile = Number(onto.slice(5))
    const anchor = document.querySelector(`[data-drop="${onto}"]`) ?? document.body
    if (name.startsWith('card-')) {
      this.lifted = Number(name.slice(5))
      this.pickPile(pile, anchor)
      return this.other !== null
    }
    if (name === 'token') {
      this.bid = this.#nextBid(pile)
      if (!this.bid) this.pickRung(pile, at(this.table.piles, pile - 1).bid?.amount ?? 0, anchor)
      return this.bid !== null
    }
    this.put.card = name
    this.pickPile(pile, anchor)
    return this.put.pile === pile
  }
}

const nothingPut = () => ({ card: null, face: null, pile: null })
