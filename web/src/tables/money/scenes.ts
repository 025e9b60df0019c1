/** Money performs: all bids turn at once, their sums and order follow, each swap crosses the table; at the end of a
 * deal the hands are laid open, one player after another. */

import { change, num, performs, run, str, type Batch, type Step } from '../../scenes/script'
import { entriesOf } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { figure, list, t } from '../../lib/texts.svelte'
import { sumOf } from './cards'
import type { Card, Plate, View as MoneyView } from './shapes'
import { teller } from './telling'

type Scene = Batch<MoneyView>
type Made = { steps: Step<MoneyView>[]; end: number }

const SWAPS = ['lot_swapped', 'bid_swapped', 'bid_kept']
const spotOf = (scene: Scene, seat: number) => (seat === scene.me ? 'own-bid' : `bid-${seat}`)

const plate = (table: MoneyView, seat: number, to: (each: Plate) => Plate) =>
  change<MoneyView, 'seats', Plate>(table, 'seats', (each) => each.seat === seat, to)

function tell({ events, players, me }: Scene, at: number, end = at + 1): string {
  const whole = entriesOf(events.slice(0, end), teller, { players, me })
  return whole.findLast((entry) => entry.number <= at)?.say ?? ''
}

/** All bids at once; then the sums, then who is first. */
function bids(scene: Scene, at: number): Made | null {
  const { events, players, after } = scene
  if (events[at].event !== 'bid_shown') return null
  const end = run(events, at, (each) => each.event === 'bid_shown')
  const shown = events.slice(at, end).map((each) => ({ seat: num(each, 'seat'), cards: (each.cards ?? []) as Card[] }))
  const spots = shown.map(({ seat }) => spotOf(scene, seat))
  const turn = events[end]?.event === 'turn' ? num(events[end], 'seat') : null
  const sums = shown.map(({ seat, cards }) => `${players[seat].name} ${figure(sumOf(cards))}`)
  const steps: Step<MoneyView>[] = [
    {
      name: 'turn',
      until: end,
      say: t('scene-money-open'),
      hold: (fx) => fx.lift(...spots),
      frames: [
        (now) =>
          shown.reduce<MoneyView>(
            (table, { seat, cards }) =>
              plate(table, seat, (each) => ({ ...each, bid: cards, bid_sum: undefined, bid_finished: true })),
            { ...now, phase: 'act', actor: null, bid: scene.me === null ? now.bid : after.table.bid },
          ),
      ],
      play: async (fx) => {
        await Promise.all(spots.map((spot) => fx.flip(spot)))
      },
      rest: 420,
      sound: 'card',
    },
    {
      name: 'sums',
      until: end,
      say: t('scene-money-sums', { sums: list(sums) }),
      frames: [
        (now) =>
          shown.reduce(
            (table, { seat, cards }) => plate(table, seat, (each) => ({ ...each, bid_sum: sumOf(cards) })),
            now,
          ),
      ],
      play: async (fx) => {
        await Promise.all(shown.map(({ cards }, i) => fx.stamp(spots[i], figure(sumOf(cards)), 'plain', i * 70)))
      },
      rest: 420,
    },
  ]
  if (turn !== null)
    steps.push({
      name: 'order',
      until: end + 1,
      say: t('scene-money-order', { who: turn === scene.me ? 'you' : 'other', name: players[turn].name }),
      frames: [(now) => ({ ...now, actor: turn })],
      play: (fx) => fx.pulse(spotOf(scene, turn)),
      rest: 260,
      sound: 'gavel',
    })
  return { steps, end: turn === null ? end : end + 1 }
}

/** What a swap leaves behind: the bid went where the cards came from, those are in a hand now. */
function swapped(scene: Scene, table: MoneyView, event: GameEvent): MoneyView {
  const seat = num(event, 'seat')
  const mine = seat === scene.me
  const given = table.seats[seat].bid ?? []
  const take = (from: MoneyView, got: Card[]): MoneyView => {
    const acted = plate(from, seat, (each) => ({
      ...each,
      bid: [],
      bid_sum: 0,
      has_acted: true,
      cards: each.cards + got.length - given.length,
    }))
    if (!mine) return acted
    return { ...acted, bid: [], hand: [...(from.hand ?? []), ...got], score: scene.after.table.score ?? from.score }
  }
  if (event.event === 'bid_kept') return take(table, given)
  if (event.event === 'lot_swapped') {
    const side = str(event, 'side') as keyof MoneyView['lots']
    return take({ ...table, lots: { ...table.lots, [side]: given } }, table.lots[side])
  }
  const other = num(event, 'other')
  const got = table.seats[other].bid ?? []
  const passed = plate(table, other, (each) => ({
    ...each,
    bid: given,
    bid_sum: sumOf(given),
    cards: each.cards + given.length - got.length,
  }))
  return take(other === scene.me ? { ...passed, bid: given } : passed, got)
}

/** Two bids, or a bid and a lot, change places: the notes themselves travel. */
function swap(scene: Scene, at: number): Made | null {
  const event = scene.events[at]
  if (!SWAPS.includes(event.event)) return null
  const seat = num(event, 'seat')
  const with_ = event.event === 'lot_swapped' ? `lot-${str(event, 'side')}` : spotOf(scene, num(event, 'other'))
  const step: Step<MoneyView> = {
    name: event.event === 'bid_kept' ? 'keep' : 'swap',
    until: at + 1,
    say: tell(scene, at),
    hold: async (fx) => {
      fx.light(spotOf(scene, seat), event.event === 'bid_kept' ? null : with_)
      await fx.wait(260)
    },
    frames: [(now) => swapped(scene, now, event)],
    play: async (fx) => {
      fx.light(spotOf(scene, seat), event.event === 'bid_kept' ? null : with_)
      await fx.wait(640)
    },
    rest: 200,
    sound: 'card',
  }
  return { steps: [step], end: at + 1 }
}

/** New cards in a lot. */
function dealt(scene: Scene, at: number): Made | null {
  const event = scene.events[at]
  if (event.event !== 'lot_filled') return null
  const step: Step<MoneyView> = {
    name: 'deal',
    until: at + 1,
    say: tell(scene, at),
    frames: [(now) => ({ ...scene.after.table, round: now.round, actor: null })],
    play: (fx) => fx.light(`lot-${str(event, 'side')}`),
    rest: 420,
    sound: 'card',
  }
  return { steps: [step], end: at + 1 }
}

/** What a hand is worth, kind by kind. Of a deal that is not the last one only the sum is told. */
function partsOf(scene: Scene, seat: number): string {
  const score = (scene.after.over && scene.after.table.seats[seat].score) || []
  const worth = score.filter((line) => line.total).sort((a, b) => b.total - a.total)
  return list(worth.map((line) => `${t(`money-kind-${line.kind}`)} ${figure(line.total)}`))
}

/** The end of a deal: one player after another lays the hand open, and what it is worth is counted. */
function hands(scene: Scene, at: number): Made | null {
  const { events, players, me } = scene
  if (events[at].event !== 'hand_shown') return null
  const from = run(events, at, (each) => each.event === 'hand_shown')
  const end = run(events, from, (each) => each.event === 'deal_scored')
  const open = new Map(events.slice(at, from).map((each) => [num(each, 'seat'), (each.cards ?? []) as Card[]]))
  const steps = events.slice(from, end).map((scored, i): Step<MoneyView> => {
    const seat = num(scored, 'seat')
    const hand = open.get(seat) ?? []
    const spot = seat === me ? 'own-hand' : `plate-${seat}`
    const parts = partsOf(scene, seat)
    return {
      name: 'hand',
      until: from + i + 1,
      say: t('scene-money-hand', {
        who: seat === me ? 'you' : 'other',
        name: players[seat].name,
        count: hand.length,
        parts,
        worth: parts ? 'parts' : 'sum',
        points: t('points', { count: num(scored, 'points') }),
      }),
      hold: async (fx) => {
        fx.light(spot)
        await fx.lift(seat === me ? null : spot)
      },
      frames: [
        (now) => plate({ ...now, phase: 'over', actor: null }, seat, (each) => ({ ...each, hand })),
        (now) => plate(now, seat, (each) => ({ ...each, points: num(scored, 'total') })),
      ],
      pace: 420,
      play: async (fx) => {
        await fx.flip(seat === me ? null : spot)
        await fx.stamp(spot, figure(num(scored, 'points')), 'up')
      },
      rest: 900,
      sound: 'coins',
    }
  })
  return { steps, end }
}

export const script = performs<MoneyView>((scene) => {
  const steps: Step<MoneyView>[] = []
  for (let at = 0; at < scene.events.length;) {
    // A new deal is dealt face down: nothing of it belongs to the scene before.
    if (scene.events[at].event === 'deal_begins') break
    const made = bids(scene, at) ?? swap(scene, at) ?? dealt(scene, at) ?? hands(scene, at)
    steps.push(...(made?.steps ?? []))
    at = made?.end ?? at + 1
  }
  return steps
})
