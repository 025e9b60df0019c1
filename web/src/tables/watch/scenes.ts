/** Exchange Watch performs: cards turn, bets are stamped, the News is held for a beat, candles grow, money runs; at the
 * end every fortune is counted. */

import { change as alter, HELD_BEAT, num, performs, run, str, type Batch, type Step } from '../../scenes/script'
import { entriesOf } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { change, t } from '../../lib/texts.svelte'
import type { Company, Face, Plate, Trade, View as WatchView } from './shapes'
import { teller } from './telling'

type Scene = Batch<WatchView>
type Made = { step: Step<WatchView>; end: number }
type Maker = (scene: Scene, at: number, table: WatchView) => Made | null

const MOST_FRAMES = 12
const CANDLE = 70
const READABLE = 2500

const plate = (table: WatchView, seat: number, to: (each: Plate) => Plate) =>
  alter<WatchView, 'seats', Plate>(table, 'seats', (each) => each.seat === seat, to)
const price = (table: WatchView, name: string, to: number) =>
  alter<WatchView, 'chart', Company>(
    table,
    'chart',
    (each) => each.company === name,
    (each) => ({ ...each, price: to }),
  )
const cash = (table: WatchView, seat: number, amount: number) =>
  plate(table, seat, (each) => ({ ...each, cash: each.cash + amount }))
const trading = (table: WatchView, to: (trade: Trade) => Trade) =>
  table.trade ? { ...table, trade: to(table.trade) } : table

function tell({ events, players, me }: Scene, at: number, end = at + 1): string {
  const whole = entriesOf(events.slice(0, end), teller, { players, me })
  return whole.findLast((entry) => entry.number <= at)?.say ?? ''
}

/** The prices a candle passes while it grows. */
export function growth(before: number, after: number): number[] {
  const steps = Math.min(MOST_FRAMES, Math.max(1, Math.abs(after - before) / 50))
  return Array.from({ length: steps }, (_, i) => Math.round(before + ((after - before) * (i + 1)) / steps))
}

const offer: Maker = (scene, at) => {
  const event = scene.events[at]
  const { trade } = scene.after.table
  if (event.event !== 'share_offered' || trade?.company !== event.company) return null
  // Only what is known when the share is put up: no card is open, nobody has bet.
  const bare = { ...trade, open: [], peeked: undefined, so_far: 0, bets: [], outcomes: [], possible: undefined }
  const step: Step<WatchView> = {
    name: 'offer',
    until: at + 1,
    say: tell(scene, at),
    frames: [(now) => ({ ...now, trade: bare as Trade, phase: 'bet' })],
    play: async (fx) => {
      fx.light('trade', `plate-${event.seat}`)
      await fx.drop('stand')
    },
  }
  return { step, end: at + 1 }
}

const face: Maker = (scene, at, table) => {
  const event = scene.events[at]
  if (event.event !== 'face_opened' || !table.trade) return null
  const card = event.face as Face
  const news = card.pile === 'news'
  const spot = `face-${card.pile}`
  const step: Step<WatchView> = {
    name: news ? 'news' : 'face',
    until: at + 1,
    say: tell(scene, at),
    before: news ? t('scene-news') : undefined,
    hold: async (fx) => {
      fx.light('trade')
      // The same beat for a bull and a bear: its length tells nothing.
      if (news) {
        fx.hush('trade')
        await fx.pulse(spot)
        await fx.wait(HELD_BEAT)
      }
      await fx.lift(spot)
    },
    frames: [
      (now) => trading(now, (trade) => ({ ...trade, open: [...trade.open, card], so_far: trade.so_far + card.net })),
    ],
    play: async (fx) => {
      await fx.flip(spot)
      await fx.pulse('sum')
    },
    rest: news ? 500 : 260,
    sound: 'card',
  }
  return { step, end: at + 1 }
}

const bet: Maker = (scene, at, table) => {
  const event = scene.events[at]
  if ((event.event !== 'bet_made' && event.event !== 'bet_changed') || !table.trade) return null
  const seat = num(event, 'seat')
  const side = str(event, 'side') as 'rise' | 'fall'
  const multiplier = num(event, 'multiplier')
  const pays = scene.after.table.trade?.bets.find((each) => each.seat === seat)?.pays ?? []
  const step: Step<WatchView> = {
    name: 'bet',
    until: at + 1,
    say: tell(scene, at),
    frames: [
      (now) => {
        const others = now.trade!.bets.filter((each) => each.seat !== seat)
        const bets = [...others, { seat, side, multiplier, pays }].sort((a, b) => a.seat - b.seat)
        return cash(
          trading(now, (trade) => ({ ...trade, bets })),
          seat,
          -num(event, 'cost'),
        )
      },
    ],
    play: async (fx) => {
      await fx.stamp(`bet-${seat}`, `${t(`watch-side-${side}`)} ×${multiplier}`, side === 'rise' ? 'up' : 'down')
    },
    rest: 120,
    sound: 'card',
  }
  return { step, end: at + 1 }
}

const settled: Maker = (scene, at, table) => {
  const event = scene.events[at]
  if (event.event !== 'trade_settled' || !table.trade) return null
  const sum = num(event, 'difference')
  const step: Step<WatchView> = {
    name: 'sum',
    until: at + 1,
    say: t('scene-watch-sum', { sum: change(sum) }),
    frames: [(now) => trading(now, (trade) => ({ ...trade, so_far: sum }))],
    play: (fx) => fx.stamp('sum', change(sum), sum > 0 ? 'up' : sum < 0 ? 'down' : 'plain'),
    rest: 320,
    sound: 'gavel',
  }
  return { step, end: at + 1 }
}

/** One company grows its candle; several move at once. */
const prices: Maker = (scene, at) => {
  const { events } = scene
  if (events[at].event !== 'price_moved') return null
  const end = run(events, at, (each) => each.event === 'price_moved')
  const moves = events.slice(at, end)
  const [before, after] = [num(moves[0], 'before'), num(moves[0], 'after')]
  const frames =
    moves.length === 1
      ? growth(before, after).map((to) => (now: WatchView) => price(now, str(moves[0], 'company'), to))
      : [(now: WatchView) => moves.reduce((table, each) => price(table, str(each, 'company'), num(each, 'after')), now)]
  const spots = moves.map((each) => `company-${each.company}`)
  const step: Step<WatchView> = {
    name: 'price',
    until: end,
    say: tell(scene, at, end),
    hold: (fx) => fx.light('chart', ...spots),
    frames,
    pace: CANDLE,
    play: async (fx) => {
      fx.light('chart')
      await Promise.all(spots.map((spot, i) => fx.pulse(spot, i * 60)))
    },
    rest: moves.length > 1 ? 900 : 320,
    sound: after > before ? 'up' : 'down',
  }
  return { step, end }
}

const signed = (event: GameEvent) => (event.event === 'paid' ? -1 : 1) * num(event, 'amount')

/** What runs to a seat. Who had to take a debt has afterwards what the table shows then. */
function paying(scene: Scene, table: WatchView, event: GameEvent): WatchView {
  const seat = num(event, 'seat')
  if (event.event === 'debt_taken') return plate(table, seat, (each) => ({ ...each, debts: num(event, 'debts') }))
  const indebted = scene.events.some((each) => each.event === 'debt_taken' && each.seat === seat)
  if (indebted) return plate(table, seat, (each) => ({ ...each, cash: scene.after.table.seats[seat].cash }))
  return cash(table, seat, signed(event))
}

const paid: Maker = (scene, at) => {
  const { events } = scene
  const first = events[at]
  const isMoney = (each: GameEvent) => each.event === 'got' || each.event === 'paid' || each.event === 'debt_taken'
  const alike = (each: GameEvent) =>
    first.event === 'dividends'
      ? each.event === 'dividends'
      : isMoney(each) && (each.why === undefined || first.why === undefined || each.why === first.why)
  if (first.event !== 'dividends' && !isMoney(first)) return null
  const end = run(events, at, alike)
  const moved = events.slice(at, end)
  const sums = moved.filter((each) => each.event !== 'debt_taken')
  if (!sums.length) return null
  const step: Step<WatchView> = {
    name: first.event === 'dividends' ? 'dividends' : sums[0].why === 'bet' ? 'bets' : 'money',
    until: end,
    say: tell(scene, events.indexOf(sums[0]), end),
    frames: [(now) => moved.reduce((table, each) => paying(scene, table, each), now)],
    play: async (fx) => {
      const flights = sums.map((each, i) => {
        const [amount, spot] = [signed(each), `plate-${each.seat}`]
        if (amount > 0) return fx.pay('bank', spot, change(amount), 'up', i * 120)
        return Promise.all([fx.pay(spot, 'bank', '', 'down', i * 120), fx.stamp(spot, change(amount), 'down', i * 120)])
      })
      await Promise.all(flights)
    },
    rest: 360,
    sound: 'coins',
  }
  return { step, end }
}

const share: Maker = (scene, at, table) => {
  const event = scene.events[at]
  if (!['share_returned', 'share_lost'].includes(event.event) || !table.trade) return null
  const home = event.event === 'share_returned'
  const seat = num(event, 'seat')
  let copies: HTMLElement[] = []
  const step: Step<WatchView> = {
    name: home ? 'home' : 'lost',
    until: at + 1,
    say: tell(scene, at),
    hold: (fx) => {
      copies = fx.copy('.cert', 'trade')
    },
    frames: [(now) => plate(now, seat, (each) => ({ ...each, shares: scene.after.table.seats[seat].shares }))],
    play: (fx) => fx.carry(copies, home ? `plate-${seat}` : 'chart'),
    rest: 260,
    sound: home ? 'card' : 'thud',
  }
  return { step, end: at + 1 }
}

const rolls: Maker = (scene, at) => {
  const event = scene.events[at]
  if (event.event !== 'rolled') return null
  const seat = num(event, 'seat')
  const step: Step<WatchView> = {
    name: 'roll',
    until: at + 1,
    say: tell(scene, at),
    frames: [
      (now) =>
        plate(
          { ...now, trade: undefined, die: num(event, 'die'), active: seat, phase: 'roll', event: null },
          seat,
          (each) => ({
            ...each,
            space: num(event, 'space'),
          }),
        ),
    ],
    play: async (fx) => {
      fx.light('circle')
      await fx.pulse('die')
    },
    rest: event.crossed ? 420 : 160,
    sound: 'card',
  }
  return { step, end: at + 1 }
}

const opened: Maker = (scene, at) => {
  const event = scene.events[at]
  if (event.event !== 'event_opened') return null
  const name = str(event, 'event_card')
  const now = scene.after.table.event
  // Where the event is over already its text is not in the view any more: its name stands alone.
  const text = now?.event === name ? now : { event: name, effect: '', with: {} }
  const step: Step<WatchView> = {
    name: 'event',
    until: at + 1,
    say: tell(scene, at),
    frames: [(table) => ({ ...table, step: 'text', event: { ...text, pays: [], up: [], down: [], dividends: [] } })],
    play: async (fx) => {
      fx.light('event')
      await fx.flip('event')
    },
    rest: READABLE,
    sound: 'bell',
  }
  return { step, end: at + 1 }
}

/** The end: what a player has comes to one figure; shares are worth their price, debts are paid. */
const fortune: Maker = (scene, at) => {
  const event = scene.events[at]
  if (event.event !== 'worth') return null
  const [seat, value, debts] = [num(event, 'seat'), num(event, 'value'), num(event, 'debts')]
  const spot = `plate-${seat}`
  const step: Step<WatchView> = {
    name: 'fortune',
    until: at + 1,
    say: tell(scene, at),
    hold: (fx) => fx.light(spot),
    frames: [
      (now) => plate(now, seat, (each) => ({ ...each, cash: num(event, 'cash') + value })),
      (now) => cash(now, seat, -debts),
    ],
    pace: 420,
    play: async (fx) => {
      const runs = [value ? fx.pay('chart', spot, change(value)) : fx.pulse(spot)]
      if (debts) runs.push(fx.stamp(spot, change(-debts), 'down', 420))
      await Promise.all(runs)
    },
    rest: 420,
    sound: 'coins',
  }
  return { step, end: at + 1 }
}

const MAKERS = [offer, face, bet, settled, prices, paid, share, rolls, opened, fortune]
/** A roll alone is no scene: it is a move like any other. */
const ALONE = new Set(['roll'])

export const script = performs<WatchView>((scene) => {
  const steps: Step<WatchView>[] = []
  let table = scene.before.table
  for (let at = 0; at < scene.events.length;) {
    let made: Made | null = null
    for (const make of MAKERS) made ??= make(scene, at, table)
    if (!made) {
      at++
      continue
    }
    table = made.step.frames.reduce((now, frame) => frame(now), table)
    steps.push(made.step)
    at = made.end
  }
  return steps.every((step) => ALONE.has(step.name)) ? [] : steps
})
