/** Stockpile performs: the piles are sold, the forecasts come true, the end is paid out. */

import { change, num, performs, run, str, STEP_PACE, type Batch, type Step } from '../../scenes/script'
import type { GameEvent } from '../../lib/protocol'
import { money, t } from '../../lib/texts.svelte'
import { Entry, entriesOf } from '../../lib/entries'
import { forecastText, LOOKS } from './looks'
import type { Company, Pair, Pile, Plate, View as StockpileView } from './shapes'
import { teller } from './telling'

type Made = { steps: Step<StockpileView>[]; end: number }
type Scene = Batch<StockpileView>

const code = (event: GameEvent) => LOOKS[str(event, 'company')].code
const IS_SETTLED = new Set(['shares_lost', 'split_paid', 'shares_split'])
const same = (table: StockpileView) => table

const plate = (table: StockpileView, seat: number, to: (each: Plate) => Plate) =>
  change<StockpileView, 'seats', Plate>(table, 'seats', (each) => each.seat === seat, to)
const company = (table: StockpileView, name: string, to: (each: Company) => Company) =>
  change<StockpileView, 'companies', Company>(table, 'companies', (each) => each.company === name, to)
const earn = (table: StockpileView, seat: number, amount: number) =>
  plate(table, seat, (each) => ({ ...each, cash: each.cash + amount }))

/** A company on a space of its track, with its price; what one holds is worth the new price. */
function put(table: StockpileView, name: string, space: number): StockpileView {
  const moved = company(table, name, (each) => ({ ...each, space, price: each.track[space - 1] ?? each.price }))
  const price = moved.companies.find((each) => each.company === name)!.price
  const worth = moved.worth
  if (!worth) return moved
  const lines = worth.lines.map((line) =>
    line.company === name ? { ...line, price, total: line.shares * (price + line.more) } : line,
  )
  return { ...moved, worth: { lines, total: lines.reduce((sum, line) => sum + line.total, 0) } }
}

const spaceOf = (table: StockpileView, name: string) => table.companies.find((each) => each.company === name)!.space

/** The spaces a marker passes on its way, the last one included. */
export function way(from: number, to: number): number[] {
  const by = Math.sign(to - from)
  return by ? Array.from({ length: Math.abs(to - from) }, (_, i) => from + by * (i + 1)) : []
}

/** The sentence of the log for the event at that place. */
function tell({ events, players, me }: Scene, at: number): string {
  const entry: Entry | undefined = entriesOf(events.slice(0, at + 1), teller, { players, me }).at(-1)
  return entry?.say ?? ''
}

function turnPair(scene: Scene, at: number, table: StockpileView): Step<StockpileView> {
  const event = scene.events[at]
  const [pair, name] = [num(event, 'pair'), str(event, 'company')]
  const was = table.pairs.find((each) => each.pair === pair)
  const known = was?.company !== null && was?.company !== undefined
  const owner = was?.owner ?? null
  return {
    name: 'pair',
    until: at + 1,
    say: t('scene-stockpile-pair', {
      owner: owner === null ? (was?.open ? 'open' : 'down') : owner === scene.me ? 'you' : 'other',
      name: owner === null ? '' : scene.players[owner].name,
      company: LOOKS[name].code,
      forecast: forecastText(str(event, 'forecast')),
    }),
    hold: async (fx) => {
      fx.light(`pair-${pair}`)
      if (!known) await fx.lift(`pair-${pair}`)
    },
    frames: [
      (now) =>
        change<StockpileView, 'pairs', Pair>(
          now,
          'pairs',
          (each) => each.pair === pair,
          (each) => ({ ...each, open: true, company: name, forecast: str(event, 'forecast') }),
        ),
    ],
    play: async (fx) => {
      fx.light(`pair-${pair}`, `company-${name}`)
      if (known) await fx.pulse(`pair-${pair}`)
      else await fx.flip(`pair-${pair}`)
    },
    rest: 320,
    sound: 'card',
  }
}

function walk(scene: Scene, at: number, table: StockpileView): Step<StockpileView> {
  const event = scene.events[at]
  const name = str(event, 'company')
  const spaces = way(spaceOf(table, name), num(event, 'space'))
  return {
    name: 'price',
    until: at + 1,
    say: tell(scene, at),
    frames: (spaces.length ? spaces : [num(event, 'space')]).map((space) => (now) => put(now, name, space)),
    pace: STEP_PACE,
    hold: (fx) => fx.light(`company-${name}`),
    play: async (fx) => {
      fx.light(`company-${name}`)
      await fx.pulse(`now-${name}`)
    },
    sound: num(event, 'steps') > 0 ? 'up' : 'down',
  }
}

/** The marker leaves the track at its end or below it, and starts again. */
function leaves(scene: Scene, at: number, table: StockpileView): Step<StockpileView> {
  const event = scene.events[at]
  const name = str(event, 'company')
  const splits = event.event === 'splits'
  const track = table.companies.find((each) => each.company === name)!.track
  const edge = splits ? track.length : 1
  const spaces = [...way(spaceOf(table, name), edge), num(event, 'space')]
  return {
    name: splits ? 'split' : 'bankrupt',
    until: at + 1,
    say: tell(scene, at),
    hold: (fx) => fx.light(`company-${name}`),
    frames: spaces.map((space) => (now: StockpileView) => put(now, name, space)),
    pace: STEP_PACE,
    play: async (fx) => {
      const word = t(splits ? 'on-stockpile-split' : 'scene-stockpile-bankrupt')
      await fx.stamp(`company-${name}`, `${LOOKS[name].code} ${word}`, splits ? 'up' : 'down')
      await fx.drop(`marker-${name}`)
    },
    rest: 700,
    sound: splits ? 'up' : 'thud',
  }
}

function without(counts: Record<string, number>, name: string, count: number): Record<string, number> {
  const left = { ...counts, [name]: (counts[name] ?? 0) - count }
  if (left[name] <= 0) delete left[name]
  return left
}

function settle(table: StockpileView, event: GameEvent, me: number | null): StockpileView {
  const [seat, name, count] = [num(event, 'seat'), str(event, 'company'), num(event, 'count')]
  const own = seat === me && table.portfolio
  if (event.event === 'split_paid') return earn(table, seat, num(event, 'amount'))
  if (event.event === 'shares_split') {
    const after = plate(table, seat, (each) => ({
      ...each,
      cards: each.cards - count,
      split: { ...each.split, [name]: (each.split[name] ?? 0) + count },
    }))
    return own ? { ...after, portfolio: without(table.portfolio!, name, count) } : after
  }
  const after = plate(table, seat, (each) => ({
    ...each,
    cards: each.cards - count,
    split: without(each.split, name, num(event, 'splits')),
  }))
  return own ? { ...after, portfolio: without(table.portfolio!, name, count) } : after
}

/** What a split or a bankruptcy does to all holders, together. */
function holders(scene: Scene, at: number, end: number): Step<StockpileView> {
  const told = scene.events.slice(at, end)
  const name = str(told[0], 'company')
  const lost = told[0].event === 'shares_lost'
  let burning: HTMLElement[] = []
  return {
    name: lost ? 'lost' : 'holders',
    until: end,
    say: told.map((_, i) => tell(scene, at + i)).join(' '),
    hold: (fx) => {
      if (lost) burning = fx.copy('.c', `own-${name}`)
    },
    frames: [(now) => told.reduce((table, event) => settle(table, event, scene.me), now)],
    play: async (fx) => {
      const shown = told.map((event, i) => {
        const spot = `plate-${event.seat}`
        if (event.event === 'split_paid') return fx.pay('bank', spot, `+${money(num(event, 'amount'))}`, 'up', i * 120)
        const count = num(event, 'count') + num(event, 'splits')
        return count ? fx.stamp(spot, `${count} ${code(event)}`, lost ? 'down' : 'up', i * 120) : undefined
      })
      await Promise.all([...shown, fx.burn(burning)])
    },
    rest: 500,
    sound: lost ? 'thud' : 'coins',
  }
}

function dividend(scene: Scene, at: number): Step<StockpileView> {
  const event = scene.events[at]
  const name = str(event, 'company')
  return {
    name: 'dividend',
    until: at + 1,
    say: tell(scene, at),
    frames: [same],
    play: (fx) => fx.stamp(`company-${name}`, `${code(event)} ${money(num(event, 'amount'))}`, 'up'),
    rest: 420,
    sound: 'coins',
  }
}

/** Money that comes to a seat: a dividend claimed, a majority, everything sold. */
function comes(scene: Scene, at: number): Step<StockpileView> {
  const event = scene.events[at]
  const [seat, amount] = [num(event, 'seat'), num(event, 'amount')]
  return {
    name: event.event === 'majority' ? 'majority' : event.event === 'final_sale' ? 'sale' : 'claim',
    until: at + 1,
    say: tell(scene, at),
    frames: [(now) => earn(now, seat, amount)],
    play: (fx) => {
      fx.light(`company-${str(event, 'company')}`)
      return fx.pay('bank', `plate-${seat}`, `+${money(amount)}`)
    },
    rest: 120,
    sound: 'coins',
  }
}

/** One company of the movement: its pair turns, its marker walks, its holders are settled. */
function movement(scene: Scene, at: number, table: StockpileView): Made | null {
  const { events } = scene
  const event = events[at]
  if (event.event === 'pair_shown' && table.phase === 'movement')
    return { steps: [turnPair(scene, at, table)], end: at + 1 }
  if (event.event === 'splits' || event.event === 'bankrupt') {
    const steps = [leaves(scene, at, table)]
    const end = run(events, at + 1, (each) => IS_SETTLED.has(each.event))
    if (end > at + 1) steps.push(holders(scene, at + 1, end))
    return { steps, end }
  }
  if (event.event === 'price' && num(event, 'space') !== spaceOf(table, str(event, 'company')))
    return { steps: [walk(scene, at, table)], end: at + 1 }
  if (event.event === 'dividend' || event.event === 'steel_pays') return { steps: [dividend(scene, at)], end: at + 1 }
  if (['shown', 'shown_split', 'majority', 'final_sale'].includes(event.event) && num(event, 'amount'))
    return { steps: [comes(scene, at)], end: at + 1 }
  return null
}

/** The auction is over: pile by pile the cards go to their winner. */
function sold(scene: Scene, at: number): Made | null {
  const { events, after } = scene
  const event = events[at]
  if (event.event !== 'pile_taken') return null
  const [seat, number] = [num(event, 'seat'), num(event, 'pile')]
  const end = run(events, at + 1, (each) => each.seat === seat && /^(card_taken|fee_)/.test(each.event))
  const paid = events
    .slice(0, at)
    .find((each) => each.event === 'bid_paid' && each.seat === seat && num(each, 'pile') === number)
  const fees = events.slice(at, end).filter((each) => each.event === 'fee_paid')
  const cost = num(paid ?? event, 'amount')
  const fee = fees.reduce((sum, each) => sum + num(each, 'amount'), 0)
  let cards: HTMLElement[] = []
  const step: Step<StockpileView> = {
    name: 'sold',
    until: end,
    say: [tell(scene, at), fees.length ? tell(scene, end - 1) : ''].filter(Boolean).join(' '),
    hold: async (fx) => {
      fx.light(`pile-${number}`, `plate-${seat}`)
      cards = fx.copy('.c', `pile-${number}`)
    },
    frames: [
      (now) => {
        const piles = change<StockpileView, 'piles', Pile>(
          now,
          'piles',
          (each) => each.pile === number,
          (each) => ({ ...each, cards: [], bid: null }),
        )
        const counted = plate(piles, seat, (each) => ({
          ...each,
          cash: each.cash - cost - fee,
          committed: 0,
          cards: after.table.seats[seat].cards,
        }))
        return seat === scene.me ? { ...counted, portfolio: after.table.portfolio } : counted
      },
    ],
    play: async (fx) => {
      fx.light(`plate-${seat}`)
      const pays = [cost ? fx.pay(`plate-${seat}`, 'bank', `−${money(cost)}`, 'down') : undefined]
      if (fee) pays.push(fx.stamp(`plate-${seat}`, `−${money(fee)}`, 'down', 420))
      await Promise.all([fx.carry(cards, `plate-${seat}`), ...pays])
    },
    rest: 260,
    sound: 'gavel',
  }
  return { steps: [step], end }
}

export const script = performs<StockpileView>((scene) => {
  const steps: Step<StockpileView>[] = []
  let table = scene.before.table
  for (let at = 0; at < scene.events.length;) {
    const event = scene.events[at]
    if (event.event === 'round_begins') break
    if (event.event === 'phase_begins') {
      const phase = event.phase as StockpileView['phase']
      table = { ...table, phase }
      if (phase === 'movement')
        steps.push({
          name: 'phase',
          until: at + 1,
          say: tell(scene, at),
          frames: [(now) => ({ ...now, phase, ask: phase, turn: null })],
          rest: 500,
        })
    }
    const made = movement(scene, at, table) ?? sold(scene, at)
    if (!made) {
      at++
      continue
    }
    for (const step of made.steps) table = step.frames.reduce((now, frame) => frame(now), table)
    steps.push(...made.steps)
    at = made.end
  }
  return steps
})
