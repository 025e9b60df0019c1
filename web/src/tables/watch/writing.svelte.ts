/** What is written on the slip of Exchange Watch, and what a tap on the table writes or calls. */

import { call as callMove, whyNot } from '../../lib/call.svelte'
import { explain } from '../../lib/desk.svelte'
import type { Place } from '../../lib/place'
import type { Move, View } from '../../lib/protocol'
import { change, figure, t } from '../../lib/texts.svelte'
import { companyName } from './looks'
import type { Bet, View as WatchView } from './shapes'

const BY_COMPANY = ['take', 'offer', 'buy', 'sell'] as const

export class Writing {
  company = $state<string | null>(null)
  bet = $state<Bet | null>(null)
  card = $state<string | null>(null)
  status = $state<string | null>(null)
  seat = $state<number | null>(null)
  /** The code of a move that is chosen as a whole. */
  other = $state<number | null>(null)
  /** Companies on the chart are sold, not bought. */
  selling = $state(false)

  constructor(readonly place: Place) {}

  get view(): View<WatchView> {
    return this.place.view as View<WatchView>
  }
  get table(): WatchView {
    return this.view.table
  }
  get mine() {
    return this.place.seat === null ? null : this.table.seats[this.place.seat]
  }
  /** The table waits for this seat; a Debt that could be paid back at any time is no reason. */
  get asked(): boolean {
    return this.place.seat !== null && this.view.pending.includes(this.place.seat)
  }
  get decks(): Move[] {
    return this.view.moves.filter((move) => move.move === 'choose' && 'deck' in move)
  }
  /** What a tap on a company means now. */
  get verb() {
    if (this.selling && this.has('sell')) return 'sell'
    const found = BY_COMPANY.find((each) => this.has(each))
    if (found) return found
    return this.view.moves.some((move) => move.move === 'choose' && 'company' in move) ? 'choose' : null
  }

  has = (verb: string, field?: string, value?: unknown) =>
    this.view.moves.some((move) => move.move === verb && (field === undefined || move[field] === value))
  legalCompany = (name: string) => this.verb !== null && this.has(this.verb, 'company', name)
  legalCard = (name: string) => this.has('play', 'card', name)
  legalStatus = (name: string) => this.has('status', 'status', name)
  legalSeat = (each: number) => this.has('choose', 'seat', each)
  legalBet = (each: Bet) =>
    this.view.moves.some((m) => m.move === 'bet' && m.side === each.side && m.multiplier === each.multiplier)
  sectorMove = (sector: string) => this.view.moves.find((move) => move.move === 'choose' && move.sector === sector)

  clear = () => {
    this.selling = false
    this.company = this.card = this.status = null
    this.bet = null
    this.seat = this.other = null
  }

  call(said: Record<string, unknown> | number): Promise<void> {
    return callMove(this.place, said, this.clear)
  }

  pickCode = (code: number) => {
    if (this.other === code) return void this.call(code)
    this.clear()
    this.other = code
  }
  pickSeat = (each: number) => {
    if (this.seat === each) return void this.call({ move: 'choose', seat: each })
    this.clear()
    this.seat = each
  }
  pickCard = (name: string, anchor: Element) => {
    if (!this.legalCard(name)) return void whyNot(this.place, { move: 'play', card: name }, anchor)
    if (this.card === name) return void this.call({ move: 'play', card: name })
    this.clear()
    this.card = name
  }
  pickBet = (each: Bet, anchor: Element) => {
    if (!this.legalBet(each)) return void whyNot(this.place, { move: 'bet', ...each }, anchor)
    if (this.bet?.side === each.side && this.bet.multiplier === each.multiplier)
      return void this.call({ move: 'bet', ...each })
    this.clear()
    this.bet = each
  }
  pickCompany = (name: string, anchor: Element) => {
    if (!this.legalCompany(name)) return this.#explainCompany(name, anchor)
    if (this.company === name) return void this.call({ move: this.verb!, company: name })
    const { selling } = this
    this.clear()
    ;[this.company, this.selling] = [name, selling]
  }
  pickStatus = (name: string, anchor: Element) => {
    if (this.legalStatus(name)) {
      if (this.status === name) return void this.call({ move: 'status', status: name })
      this.clear()
      this.status = name
      return
    }
    const offer = this.table.purchases?.statuses.find((each) => each.status === name)
    if (!offer) return void whyNot(this.place, { move: 'status', status: name }, anchor)
    explain(anchor, {
      title: t(`watch-status-${name}`),
      text: offer.why_not ? t(offer.why_not) : undefined,
      sum: [{ label: t('on-watch-cost'), value: figure(offer.cost) }],
      clause: 'WAT-4.3',
    })
  }

  #explainCompany(name: string, anchor: Element): void {
    const offer = this.table.purchases?.shares.find((each) => each.company === name)
    const found = this.table.chart.find((each) => each.company === name)!
    explain(anchor, {
      title: companyName(name),
      text: offer?.why_not ? t(offer.why_not) : undefined,
      sum: [
        { label: t('on-watch-price'), value: figure(found.price) },
        ...(offer ? [{ label: t('on-watch-surcharge', { steps: offer.steps }), value: change(offer.surcharge) }] : []),
        { label: t('on-watch-left'), value: String(found.left) },
        { label: t('on-watch-yours'), value: String(this.mine?.shares[name] ?? 0) },
      ],
      total: offer ? { label: t('on-watch-cost'), value: figure(offer.cost) } : undefined,
      clause: 'WAT-4.2',
    })
  }
}
