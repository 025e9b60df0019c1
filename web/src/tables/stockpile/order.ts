/** The order slip of Stockpile. */

import { at } from '../../lib/at'
import { waitingFor } from '../../lib/call.svelte'
import type { Action, Order } from '../../lib/order'
import { list, money, t } from '../../lib/texts.svelte'
import { cardName, companyName, ROMAN, thousands } from './looks'
import type { Play } from './play.svelte'

type Written = Omit<Order, 'step'>

export function orderOf(play: Play): Order {
  const { view, table, players } = play
  return { step: t(`on-stockpile-phase-${table.phase}`), ...written() }

  function written(): Written {
    const waiting = waitingFor(view.pending, players)
    if (view.over) {
      const names = list((view.winners ?? []).map((seat) => `*${at(players, seat).name}*`))
      return { say: t('slip-over', { names }) }
    }
    if (play.me === null) return { say: t('slip-watching'), why: waiting }
    if (!play.myTurn) return { say: waiting }
    if (play.supplying) return supply(play)
    if (play.bidding) return demand(play)
    if (play.verbs.length && !play.selling) return action(play)
    if (play.selling) return selling(play)
    return rare(play)
  }
}

const doneOf = (play: Play): Action | undefined =>
  play.canDone ? { label: t('on-stockpile-done'), run: play.done } : undefined
const andDone = (play: Play): Action[] => [doneOf(play)].filter((each) => each !== undefined)
const pileHolds = (play: Play, pile: number) => ({
  label: t('on-stockpile-pile-holds'),
  value: t('cards', { count: at(play.table.piles, pile - 1).cards.length }),
})

function supply(play: Play): Written {
  const { card, pile } = play.put
  const face = play.face ?? 'up'
  const why = t('on-stockpile-why-supply')
  if (card === null) return { say: t('on-stockpile-slip-card'), why }
  if (pile === null || !play.table.piles[pile - 1])
    return { say: t('on-stockpile-slip-pile', { card: cardName(card), face }), clear: play.clear, why }
  return {
    say: t('on-stockpile-slip-put', { card: cardName(card), face, pile: at(ROMAN, pile) }),
    rows: [pileHolds(play, pile)],
    call: {
      label: t('on-stockpile-call-put'),
      run: () => play.call({ move: 'put', card, face: play.face, pile }),
    },
    clear: play.clear,
    why,
  }
}

function demand(play: Play): Written {
  const { bid, table, players } = play
  const why = t('on-stockpile-why-bid')
  if (!bid || !play.legalBid(bid.pile, bid.amount))
    return { say: t('on-stockpile-slip-bid-empty'), more: andDone(play), why }
  const { bid: over, fees } = at(table.piles, bid.pile - 1)
  const offer = table.bids?.[bid.pile - 1]?.find((each) => each.amount === bid.amount)
  const written = { amount: money(bid.amount), pile: at(ROMAN, bid.pile) }
  return {
    say: over
      ? t('on-stockpile-slip-outbid', {
          ...written,
          name: at(players, over.seat).name,
          over: thousands(over.amount),
        })
      : t('on-stockpile-slip-bid', written),
    rows: [
      { label: t('on-stockpile-cash'), value: money(play.mine?.cash ?? 0) },
      { ...pileHolds(play, bid.pile), deskOnly: true },
      ...(fees.length ? [{ label: t('on-stockpile-fees'), value: fees.map(money).join(', ') }] : []),
      { label: t('on-stockpile-left-if'), value: money(offer?.left ?? 0), total: true },
    ],
    call: { label: t('on-stockpile-call-bid'), run: () => play.call({ move: 'bid', ...bid }) },
    clear: play.clear,
    why,
  }
}

function action(play: Play): Written {
  const { verb } = play
  const { company } = play.played
  if (!verb) return { say: t('on-stockpile-slip-verb'), call: doneOf(play), more: [] }
  const what = t(`on-stockpile-verb-${verb}`)
  if (!company) return { say: t('on-stockpile-slip-company', { what }), call: doneOf(play), more: [] }
  return {
    say: t('on-stockpile-slip-play', { what, company: companyName(company) }),
    call: { label: t('on-stockpile-call-play'), run: () => play.call({ move: verb, company }) },
    more: andDone(play),
    clear: play.clear,
  }
}

function selling(play: Play): Written {
  const { sales } = play
  const cash = play.mine?.cash ?? 0
  const why = t('on-stockpile-why-sell')
  if (!sales.length)
    return {
      say: t('on-stockpile-slip-sell-empty'),
      call: { label: t('on-stockpile-sell-nothing'), run: play.done },
      why,
    }
  const shares = sales.map(
    ({ count, company }) => `*${t('on-stockpile-times', { count, company: companyName(company) })}*`,
  )
  return {
    say: t('on-stockpile-slip-sell', { shares: list(shares) }),
    rows: [
      ...sales.map((sale) => ({ label: companyName(sale.company), value: money(play.worthOf(sale)) })),
      {
        label: t('on-stockpile-cash-after'),
        value: `${money(cash)} › ${money(cash + play.proceeds)}`,
        total: true,
      },
    ],
    call: { label: t('on-stockpile-call-sell'), run: play.sell },
    clear: play.clear,
    why,
  }
}

function rare(play: Play): Written {
  const { chosen, table, lifted } = play
  const call = doneOf(play)
  if (chosen)
    return {
      say: chosen.say,
      call: { label: t('slip-call'), run: () => play.call(chosen.code) },
      more: andDone(play),
      clear: play.clear,
    }
  if (play.keeping.length) return { say: t('on-stockpile-slip-keep') }
  if (play.has((move) => move.move === 'move'))
    return lifted === null
      ? { say: t('on-stockpile-slip-lift'), call }
      : { say: t('on-stockpile-slip-to'), call, clear: play.clear }
  if (play.has((move) => move.move === 'look'))
    return { say: t(`on-stockpile-slip-look-${play.has((move) => 'pair' in move) ? 'pair' : 'pile'}`), call }
  if (!table.claim) return { say: t('slip-choose'), call }
  const { company, a_share } = table.claim
  return { say: t('on-stockpile-slip-claim', { company: companyName(company), amount: money(a_share) }), call }
}
