/** Money performs: all bids turn at once, their sums and order follow, each swap crosses the table. */

import { change, num, performs, run, str, type Batch, type Step } from '../../scenes/script'
import { entriesOf } from '../../lib/entries'
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

/** Two bids, or a bid and a lot, change places: the notes themselves travel. */
function swap(scene: Scene, at: number): Made | null {
  const { events, after } = scene
  const event = events[at]
  if (!SWAPS.includes(event.event)) return null
  const seat = num(event, 'seat')
  const with_ = event.event === 'lot_swapped' ? `lot-${str(event, 'side')}` : spotOf(scene, num(event, 'other'))
  const next = events[at + 1]?.event === 'lot_filled' || events[at + 1]?.event === 'hand_shown'
  const step: Step<MoneyView> = {
    name: event.event === 'bid_kept' ? 'keep' : 'swap',
    until: at + 1,
    say: tell(scene, at),
    hold: async (fx) => {
      fx.light(spotOf(scene, seat), event.event === 'bid_kept' ? null : with_)
      await fx.wait(260)
    },
    frames: [(now) => (next ? now : { ...after.table, actor: now.actor })],
    play: async (fx) => {
      fx.light(spotOf(scene, seat), event.event === 'bid_kept' ? null : with_)
      await fx.wait(640)
    },
    rest: 200,
    sound: 'card',
  }
  return { steps: [step], end: at + 1 }
}

/** New cards in a lot, the hands at the end. */
function dealt(scene: Scene, at: number): Made | null {
  const event = scene.events[at]
  if (event.event !== 'lot_filled' && event.event !== 'deal_scored') return null
  const scored = event.event === 'deal_scored'
  const seat = num(event, 'seat')
  const step: Step<MoneyView> = {
    name: scored ? 'score' : 'deal',
    until: at + 1,
    say: tell(scene, at),
    frames: [
      (now) =>
        scored
          ? plate({ ...now, phase: scene.after.table.phase }, seat, (each) => ({
              ...each,
              ...scene.after.table.seats[seat],
            }))
          : { ...scene.after.table, round: now.round, actor: null },
    ],
    play: async (fx) => {
      if (scored) await fx.stamp(spotOf(scene, seat), figure(num(event, 'points')), 'up')
      else fx.light(`lot-${str(event, 'side')}`)
    },
    rest: scored ? 500 : 420,
    sound: scored ? 'coins' : 'card',
  }
  return { steps: [step], end: at + 1 }
}

export const script = performs<MoneyView>((scene) => {
  const steps: Step<MoneyView>[] = []
  for (let at = 0; at < scene.events.length;) {
    // A new deal is dealt face down: nothing of it belongs to the scene before.
    if (scene.events[at].event === 'deal_begins') break
    const made = bids(scene, at) ?? swap(scene, at) ?? dealt(scene, at)
    steps.push(...(made?.steps ?? []))
    at = made?.end ?? at + 1
  }
  return steps
})
