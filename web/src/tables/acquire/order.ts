/** The order slip of Acquire. */

import { waitingFor } from '../../lib/call.svelte'
import type { Action, Order } from '../../lib/order'
import type { Player } from '../../lib/players'
import { change, list, money, t } from '../../lib/texts.svelte'
import type { Play } from './play.svelte'
import { nameOf } from './telling'

export function orderOf(play: Play, players: Player[]): Order {
  const { view, table, me } = play
  const step = t(`on-acquire-phase-${table.phase}`)
  const waiting = waitingFor(view.pending, players)
  if (view.over) {
    const names = list((view.winners ?? []).map((seat) => `*${players[seat].name}*`))
    return { step, say: t('slip-over', { names }) }
  }
  if (me === null) return { step, say: t('slip-watching'), why: waiting }
  if (!play.myTurn) return { step, say: waiting }
  if (play.disposing) return { step, ...disposal(play) }
  if (play.verb) return { step, ...naming(play, play.verb) }
  if (table.phase === 'buy') return { step, ...purchase(play) }
  return { step, ...tile(play) }
}

type Written = Omit<Order, 'step'>

const endOf = (play: Play): Action[] =>
  play.moveOf('end') ? [{ label: t('on-acquire-end'), key: 'G', run: () => play.call({ move: 'end' }) }] : []
const leaveOf = (play: Play): Action[] =>
  play.moveOf('leave') ? [{ label: t('on-acquire-leave'), run: () => play.call({ move: 'leave' }) }] : []

function disposal(play: Play): Written {
  const merger = play.table.merger!
  const gain = play.selling * merger.price!
  const kept = (play.traded?.rest ?? 0) - play.selling
  const got = { count: play.trading, got: play.traded?.gets ?? 0, corporation: nameOf(merger.survivor!) }
  const sold = { count: play.selling, amount: money(gain) }
  return {
    say: t('on-acquire-slip-dispose', { corporation: nameOf(merger.defunct!), count: merger.held! }),
    rows: [
      { label: t('on-acquire-sell'), value: t('on-acquire-sell-sum', sold), deskOnly: true },
      { label: t('on-acquire-trade'), value: t('on-acquire-trade-sum', got), deskOnly: true },
      { label: t('on-acquire-keep'), value: String(kept), deskOnly: true },
      { label: t('on-acquire-cash-after'), value: money(play.cash + gain), total: true },
    ],
    call: {
      label: t('on-acquire-settle'),
      run: () => play.call({ move: 'dispose', sell: play.selling, trade: play.trading, keep: kept }),
    },
    why: t('on-acquire-why-dispose'),
  }
}

function naming(play: Play, verb: string): Written {
  const { chosen } = play
  if (!chosen) return { say: t(`on-acquire-slip-${verb}-empty`) }
  return {
    say: t(`on-acquire-slip-${verb}`, { corporation: nameOf(chosen) }),
    call: { label: t(`on-acquire-call-${verb}`), run: () => play.call({ move: verb, corporation: chosen }) },
    clear: () => (play.chosen = null),
    why: t(`on-acquire-why-${verb}`),
  }
}

function purchase(play: Play): Written {
  if (!play.wanted.length)
    return {
      say: t('on-acquire-slip-buy-empty', { count: play.table.buys_left }),
      call: { label: t('on-acquire-buy-nothing'), run: () => play.call({ move: 'done' }) },
      more: endOf(play),
      why: t('on-acquire-why-buy'),
    }
  const shares = play.wanted.map(
    ([name, each]) => `*${t('acquire-shares-of', { count: each, corporation: nameOf(name) })}*`,
  )
  const left = play.purchase && `${money(play.cash)} › ${money(play.purchase.money)}`
  return {
    say: t('on-acquire-slip-buy', { shares: list(shares) }),
    rows: [
      ...play.wanted.map(([name, each]) => ({
        label: nameOf(name),
        value: t('on-acquire-times', { count: each, amount: money(play.corp(name).price) }),
      })),
      ...(left ? [{ label: t('on-acquire-cash-after'), value: left, total: true }] : []),
    ],
    call: {
      label: t('on-acquire-call-buy'),
      run: () => play.call({ move: 'buy', shares: { ...play.buying }, done: true }),
    },
    clear: () => (play.buying = {}),
  }
}

function tile(play: Play): Written {
  const { picked } = play
  if (!picked) {
    const may = play.view.moves.some((move) => move.move === 'play')
    const say = t(may ? 'on-acquire-slip-play-empty' : 'on-acquire-slip-no-tile')
    return { say, more: [...leaveOf(play), ...endOf(play)] }
  }
  return {
    say: t('on-acquire-slip-play', { tile: picked.tile, does: play.does(picked) }),
    rows: play.myBonus
      ? [
          { label: t('on-acquire-your-bonus'), value: change(play.myBonus), tone: 'up' },
          { label: t('on-acquire-cash-after'), value: money(play.cash + play.myBonus), total: true },
        ]
      : [],
    call: { label: t('on-acquire-call-play'), run: () => play.call({ move: 'play', tile: picked.tile }) },
    more: endOf(play),
    clear: () => (play.tile = null),
    why: t('on-acquire-why', { kind: t(`on-acquire-rule-${picked.does}`), clause: picked.clause }),
  }
}
