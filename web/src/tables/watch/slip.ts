/** The order slip of Exchange Watch: what is written as a sentence, with its sum and what calls it. */

import { waitingFor } from '../../lib/call.svelte'
import type { Action, Order, Row } from '../../lib/order'
import type { Player } from '../../lib/players'
import { change, figure, list, t } from '../../lib/texts.svelte'
import { companyName, effectText, nowText } from './looks'
import type { Reason } from './orders.svelte'
import type { Writing } from './writing.svelte'

type Standing = { reason: Reason; ask: () => void }

export function orderOf(written: Writing, players: Player[], standing: Standing | null): Order {
  const { view, table, place } = written
  const step = t(`watch-phase-${table.phase}`)
  if (view.over) {
    const names = list((view.winners ?? []).map((each) => `*${players[each].name}*`))
    return { step, say: t('slip-over', { names }) }
  }
  if (place.seat === null) return { step, say: t('slip-watching'), why: waitingFor(view.pending, players) }
  if (!written.asked) return { step, say: waitingFor(view.pending, players) }
  const { pass, more } = passing(written)
  if (standing) {
    const ask = standing.reason === 'ordered' ? [{ label: t('on-watch-ask-me'), here: true, run: standing.ask }] : []
    return { step, say: t(`on-watch-passing-${standing.reason}`), call: pass, more: ask }
  }
  const filled = writtenOrder(written, players)
  if (filled) return { step, ...filled, more: pass ? [pass, ...more] : more, clear: written.clear }
  const call = pass && { ...pass, key: undefined }
  const { playing } = table
  return {
    step,
    say: invitation(written),
    call,
    more,
    why: playing ? effectText(playing.effect, playing.with) : undefined,
  }
}

function passing(written: Writing): { pass?: Action; more: Action[] } {
  const { view, table } = written
  const more: Action[] = []
  const buying = written.has('buy') || table.phase === 'purchases'
  const pass: Action | undefined = written.has('pass')
    ? { label: t(buying ? 'on-watch-done' : 'on-watch-pass'), key: 'P', run: () => void written.call({ move: 'pass' }) }
    : undefined
  if (view.moves.some((move) => move.move === 'pass' && move.until))
    more.push({ label: t('on-watch-mute'), run: () => void written.call({ move: 'pass', until: 'turn' }) })
  if (written.has('buy') && written.has('sell')) {
    const turn = () => ([written.company, written.selling] = [null, !written.selling])
    const label = t(written.selling ? 'on-watch-buy-instead' : 'on-watch-sell-instead')
    more.push({ label, key: 'S', here: true, run: turn })
  }
  return { pass, more }
}

/** The table may have changed under what was written: what it no longer knows is not said. */
function writtenOrder(written: Writing, players: Player[]): Pick<Order, 'say' | 'rows' | 'call' | 'why'> | null {
  const { view, table, seat, other, mine } = written
  const chosen = view.moves.find((move) => move.code === other)
  if (chosen) return { say: chosen.say, call: { label: t('slip-call'), run: () => void written.call(chosen.code) } }
  const card = table.hand?.find((each) => each.card === written.card)
  if (card) {
    const call = { label: t('on-watch-call-card'), run: () => void written.call({ move: 'play', card: card.card }) }
    const now = nowText(card, players)
    const why = [effectText(card.effect, card.with), now].filter(Boolean).join(' ')
    return { say: t('on-watch-slip-card', { card: t(`watch-card-${card.card}`) }), call, why }
  }
  const offer = table.purchases?.statuses.find((each) => each.status === written.status)
  if (offer && mine) {
    const { status, cost } = offer
    return {
      say: t('on-watch-slip-status', { status: t(`watch-status-${status}`) }),
      rows: [{ label: t('on-watch-cost'), value: figure(cost) }, cashAfter(mine.cash, cost)],
      call: { label: t('on-watch-call-buy'), run: () => void written.call({ move: 'status', status }) },
    }
  }
  return companyOrder(written) ?? betOrder(written) ?? seatOrder(seat, written, players)
}

const cashAfter = (cash: number, cost: number): Row => ({
  label: t('on-watch-cash-after'),
  value: `${figure(cash)} › ${figure(cash - cost)}`,
  total: true,
})

function companyOrder(written: Writing) {
  const { company, verb, table, mine } = written
  if (company === null || !verb || !mine || !written.legalCompany(company)) return null
  const offer = verb === 'buy' ? table.purchases?.shares.find((each) => each.company === company) : undefined
  const rows = offer && [
    { label: t('on-watch-price'), value: figure(offer.price) },
    { label: t('on-watch-surcharge', { steps: offer.steps }), value: change(offer.surcharge) },
    cashAfter(mine.cash, offer.cost),
  ]
  const call = { label: t(`on-watch-call-${verb}`), run: () => void written.call({ move: verb, company }) }
  return { say: t(`on-watch-slip-${verb}`, { company: companyName(company) }), rows: rows ?? [], call }
}

function betOrder(written: Writing) {
  const { bet, table } = written
  const { trade } = table
  const found = trade?.possible?.find((each) => each.side === bet?.side && each.multiplier === bet.multiplier)
  if (bet === null || !trade || !found) return null
  const [best, worst] = [Math.max(...found.pays), Math.min(...found.pays)]
  const at = (value: number) => change(trade.outcomes[found.pays.indexOf(value)].difference)
  const rows: Row[] = [
    { label: t('on-watch-if', { difference: at(best) }), value: change(best), tone: 'up' },
    { label: t('on-watch-if', { difference: at(worst) }), value: change(worst), tone: 'down', total: true },
  ]
  if (trade.change_cost) rows.unshift({ label: t('on-watch-change-cost'), value: change(-trade.change_cost) })
  const call = { label: t('on-watch-call-bet'), run: () => void written.call({ move: 'bet', ...bet }) }
  const { side, multiplier } = bet
  return { say: t('on-watch-slip-bet', { side: t(`watch-side-${side}`), multiplier }), rows, call }
}

function seatOrder(seat: number | null, written: Writing, players: Player[]) {
  if (seat === null) return null
  const call = { label: t('slip-call'), run: () => void written.call({ move: 'choose', seat }) }
  return { say: t('on-watch-slip-seat', { name: players[seat].name }), call }
}

/** What an empty slip asks for. */
function invitation(written: Writing): string {
  const { view, table, verb, decks } = written
  const some = (field: string) => view.moves.some((move) => move.move === 'choose' && field in move)
  if (some('seat')) return t('on-watch-pick-seat')
  if (verb) {
    const { limit = 0, bought = 0 } = table.purchases ?? {}
    return t(`on-watch-pick-${verb}`, { left: limit - bought })
  }
  if (written.has('bet')) return t('on-watch-pick-bet', { pass: String(written.has('pass')) })
  if (some('sector')) return t('on-watch-pick-sector')
  if (decks.length) return t('on-watch-pick-deck')
  if (written.has('play')) return t('on-watch-pick-card')
  return t('slip-choose')
}
