/** The order slip of Money. */

import { waitingFor } from '../../lib/call.svelte'
import type { Order } from '../../lib/order'
import { change, figure, list, t } from '../../lib/texts.svelte'
import { sumOf } from './cards'
import { nameOf, type Play } from './play.svelte'
import type { Card, ScoreLine } from './shapes'

type Written = Omit<Order, 'step'>

const total = (lines: ScoreLine[], kind: string) => lines.find((line) => line.kind === kind)?.total ?? 0
const inShort = (cards: Card[], most: number) =>
  cards.length > most ? t('cards', { count: cards.length }) : cards.map(nameOf).join(', ')

export function orderOf(play: Play): Order {
  const { view, table, players } = play
  const step = t(`phase-money-${table.phase}`)
  const waiting = waitingFor(view.pending, players)
  if (view.over) {
    const names = list((view.winners ?? []).map((seat) => `*${players[seat].name}*`))
    return { step, say: t('slip-over', { names }) }
  }
  if (play.me === null) return { step, say: t('slip-watching'), why: waiting }
  if (play.bidding) return { step, ...bid(play) }
  if (play.acting) return { step, ...swap(play) }
  const laid = table.phase === 'bid' && play.mine?.bid_finished
  return { step, say: waiting, why: laid ? t('slip-money-laid') : undefined }
}

function bid(play: Play): Written {
  const { laid, kept } = play
  if (!play.draft.length) return { say: t('slip-money-bid-empty'), why: t('slip-money-bid-why') }
  return {
    say: t('slip-money-bid', { sum: sumOf(laid) }),
    rows: [
      { label: t('slip-money-cards'), value: inShort(laid, 4), deskOnly: true },
      { label: t('slip-money-left'), value: t('cards', { count: kept.length }), total: true, deskOnly: true },
    ],
    call: { label: t('slip-money-bid-call'), run: () => play.call() },
    clear: () => (play.draft = []),
    why: t('slip-money-bid-why'),
  }
}

function swap(play: Play): Written {
  const { target, before, preview, laid, table, players } = play
  const more = [{ label: t('slip-money-keep'), key: 'B', run: () => play.call({ move: 'keep' }) }]
  const blocked = table.seats
    .filter((plate) => plate.has_acted && plate.seat !== play.me)
    .map((plate) => players[plate.seat].name)
  const why = blocked.length ? t('slip-money-acted', { names: list(blocked), count: blocked.length }) : undefined
  const sum = play.mine?.bid_sum ?? 0
  if (target === null || !before) return { say: t('slip-money-act', { sum }), more, why }
  const rows: Order['rows'] = [{ label: t('slip-money-give'), value: inShort(laid, 3) }]
  if (preview) {
    const jumps = play.kinds
      .map((kind) => ({ kind, by: total(preview.lines, kind) - total(before.lines, kind) }))
      .filter((jump) => jump.by)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    for (const jump of jumps.slice(0, 2))
      rows.push({ label: t(`money-kind-${jump.kind}`), value: change(jump.by), tone: jump.by > 0 ? 'up' : 'down' })
    const score = `${figure(before.total)} › ${figure(preview.total)}`
    rows.push({ label: t('slip-money-score'), value: score, total: true })
  }
  return {
    say: t('slip-money-swap', { sum, target: play.targetName(target) }),
    rows,
    call: { label: t('slip-money-swap-call'), run: () => play.call() },
    more,
    why,
  }
}
