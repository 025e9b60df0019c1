/** Acquire performs: a tile drops, chains pulse, the survivor's colour floods, bonuses run to their holders. */

import { change, num, performs, run, str, type Batch, type Step } from '../../scenes/script'
import { entriesOf } from '../../lib/entries'
import type { GameEvent } from '../../lib/protocol'
import { list, money, t } from '../../lib/texts.svelte'
import type { Corporation, Plate, View as AcquireView } from './shapes'
import { nameOf, teller } from './telling'

type Scene = Batch<AcquireView>
type Made = { step: Step<AcquireView>; end: number }
type Maker = (scene: Scene, at: number, table: AcquireView) => Made | null

const RIPPLE = 60
const ROWS = 'abcdefghi'
const DISPOSED = ['sold', 'traded', 'not_traded', 'kept']

const plate = (table: AcquireView, seat: number, to: (each: Plate) => Plate) =>
  change<AcquireView, 'seats', Plate>(table, 'seats', (each) => each.seat === seat, to)
/** Money one can see; with hidden holdings it stays unknown. */
const earn = (table: AcquireView, seat: number, amount: number) =>
  plate(table, seat, (each) => (each.money === undefined ? each : { ...each, money: each.money + amount }))

function tell({ events, players, me }: Scene, at: number, end = at + 1): string {
  const whole = entriesOf(events.slice(0, end), teller, { players, me })
  return whole.findLast((entry) => entry.number <= at)?.say ?? ''
}

const cellOf = (tile: string) => ({ row: ROWS.indexOf(tile.slice(-1)), column: Number(tile.slice(0, -1)) - 1 })

export function withLetter(board: string[], tile: string, letter: string): string[] {
  const { row, column } = cellOf(tile)
  return board.map((line, i) => (i === row ? line.slice(0, column) + letter + line.slice(column + 1) : line))
}

/** The tiles of a corporation, the nearest to a tile first. */
export function tilesOf(table: AcquireView, name: string, near: string | null): string[] {
  const found: { tile: string; far: number }[] = []
  const from = near ? cellOf(near) : { row: 0, column: 0 }
  table.board.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (table.letters[letter] === name)
        found.push({
          tile: `${column + 1}${ROWS[row]}`,
          far: Math.abs(row - from.row) + Math.abs(column - from.column),
        })
    }),
  )
  return found.sort((a, b) => a.far - b.far).map((each) => each.tile)
}

const tile: Maker = (scene, at) => {
  const event = scene.events[at]
  if (event.event !== 'tile_played') return null
  const name = str(event, 'tile')
  const step: Step<AcquireView> = {
    name: 'tile',
    until: at + 1,
    say: tell(scene, at),
    frames: [
      (now) => ({
        ...now,
        board: withLetter(now.board, name, 'o'),
        tile: name,
        tiles: now.tiles?.filter((each) => each.tile !== name),
      }),
    ],
    play: (fx) => fx.drop(`tile-${name}`),
    rest: 200,
    sound: 'card',
  }
  return { step, end: at + 1 }
}

/** A corporation is founded or grows: its colour runs over the tiles, its headquarters stand. */
const grows: Maker = (scene, at, table) => {
  const event = scene.events[at]
  if (!['founded', 'grew', 'merged'].includes(event.event)) return null
  const name = str(event, 'corporation')
  const end = event.event === 'founded' && scene.events[at + 1]?.event === 'free_share' ? at + 2 : at + 1
  const safe = Boolean(event.safe) && !table.corporations.find((each) => each.corporation === name)?.safe
  const present = scene.after.table
  const took = tilesOf(present, name, table.tile).filter((each) => !tilesOf(table, name, null).includes(each))
  const step: Step<AcquireView> = {
    name: event.event === 'founded' ? 'found' : event.event === 'merged' ? 'flood' : 'grow',
    until: end,
    say: [tell(scene, at, end), safe ? t('scene-safe', { company: nameOf(name) }) : ''].filter(Boolean).join(' '),
    // What the board shows then is all public: the tiles, their corporations, sizes and prices.
    frames: [
      (now) => {
        const grown = { ...now, board: present.board, corporations: present.corporations, tile: now.tile }
        const seat = num(event, 'seat')
        const free = end > at + 1
        return free ? plate(grown, seat, (each) => ({ ...each, shares: present.seats[seat].shares })) : grown
      },
    ],
    play: async (fx) => {
      fx.light(`corp-${name}`)
      await Promise.all(took.map((each, i) => fx.flip(`tile-${each}`, i * RIPPLE)))
      await fx.pulse(`size-${name}`)
      if (safe) await fx.stamp(`size-${name}`, '🔒')
    },
    rest: 260,
    sound: event.event === 'grew' ? 'card' : 'gavel',
  }
  return { step, end }
}

const takenOver: Maker = (scene, at, table) => {
  const event = scene.events[at]
  if (event.event !== 'becomes_defunct') return null
  const survivor =
    scene.events.slice(0, at).findLast((each) => each.event === 'survives')?.corporation ?? table.merger?.survivor
  const [name, into] = [str(event, 'corporation'), String(survivor)]
  const end = run(scene.events, at + 1, (each) => each.event === 'holding_shown')
  const step: Step<AcquireView> = {
    name: 'merger',
    until: end,
    say: tell(scene, at),
    frames: [
      (now) => ({
        ...now,
        phase: 'sell',
        merger: { survivor: into, defunct: name, to_come: [], done: [], price: num(event, 'price') },
        seats: scene.events
          .slice(at + 1, end)
          .reduce(
            (seats, shown) =>
              seats.map((each) =>
                each.seat === shown.seat && each.shares
                  ? { ...each, shares: { ...each.shares, [name]: num(shown, 'shares') } }
                  : each,
              ),
            now.seats,
          ),
      }),
    ],
    play: async (fx) => {
      fx.light(`corp-${name}`, `corp-${into}`)
      const tiles = [...tilesOf(table, name, table.tile), ...tilesOf(table, into, table.tile)]
      await Promise.all(tiles.map((each, i) => fx.pulse(`tile-${each}`, (i * RIPPLE) / 3)))
    },
    rest: 700,
    sound: 'gavel',
  }
  return { step, end }
}

/** Who gets how much: "Ada +$800, you +$800". */
const sums = ({ players, me }: Scene, paid: GameEvent[]) =>
  list(paid.map((each) => `${each.seat === me ? t('you') : players[each.seat!].name} +${money(num(each, 'amount'))}`))

/** Bonuses of one corporation, one after another. */
const bonuses: Maker = (scene, at) => {
  const { events } = scene
  const first = events[at]
  if (first.event !== 'bonus_paid') return null
  const name = str(first, 'corporation')
  const end = run(events, at, (each) => each.event === 'bonus_paid' && each.corporation === name)
  const paid = events.slice(at, end)
  const step: Step<AcquireView> = {
    name: 'bonus',
    until: end,
    say: t('scene-acquire-bonus', { company: nameOf(name), sums: sums(scene, paid) }),
    frames: [(now) => paid.reduce((table, each) => earn(table, num(each, 'seat'), num(each, 'amount')), now)],
    play: async (fx) => {
      fx.light(`corp-${name}`)
      const flights = paid.map((each, i) =>
        fx.pay(`corp-${name}`, `cash-${each.seat}`, `+${money(num(each, 'amount'))}`, 'up', i * 260),
      )
      await Promise.all(flights)
    },
    rest: 360,
    sound: 'coins',
  }
  return { step, end }
}

/** What each holder does with the shares of what was taken over. */
const disposes: Maker = (scene, at) => {
  const { events } = scene
  const first = events[at]
  if (!DISPOSED.includes(first.event)) return null
  const end = run(events, at, (each) => DISPOSED.includes(each.event) && each.seat === first.seat)
  const done = events.slice(at, end)
  const seat = num(first, 'seat')
  const gained = done.reduce((sum, each) => sum + num(each, 'amount'), 0)
  const step: Step<AcquireView> = {
    name: 'strip',
    until: end,
    say: tell(scene, at, end),
    frames: [
      (now) => ({
        ...earn(now, seat, gained),
        corporations: now.corporations.map((each) => ({ ...each, left: leftOf(scene, each) })),
        seats: earn(now, seat, gained).seats.map((each) =>
          each.seat === seat ? { ...each, shares: scene.after.table.seats[seat].shares } : each,
        ),
      }),
    ],
    play: (fx) => (gained ? fx.pay('bank', `cash-${seat}`, `+${money(gained)}`) : fx.pulse(`cash-${seat}`)),
    rest: 160,
    sound: gained ? 'coins' : 'card',
  }
  return { step, end }
}

const leftOf = (scene: Scene, each: Corporation) =>
  scene.after.table.corporations.find((other) => other.corporation === each.corporation)?.left ?? each.left

/** The end: all shares are sold. */
const cashed: Maker = (scene, at) => {
  const { events } = scene
  if (events[at].event !== 'shares_cashed') return null
  const end = run(events, at, (each) => each.event === 'shares_cashed')
  const paid: GameEvent[] = events.slice(at, end)
  const step: Step<AcquireView> = {
    name: 'cash',
    until: end,
    say: t('scene-acquire-cash', { sums: sums(scene, paid) }),
    frames: [(now) => paid.reduce((table, each) => earn(table, num(each, 'seat'), num(each, 'amount')), now)],
    play: async (fx) => {
      const flights = paid.map((each, i) =>
        fx.pay('bank', `cash-${each.seat}`, `+${money(num(each, 'amount'))}`, 'up', i * 260),
      )
      await Promise.all(flights)
    },
    rest: 700,
    sound: 'coins',
  }
  return { step, end }
}

const MAKERS = [tile, grows, takenOver, bonuses, disposes, cashed]
/** A tile laid alone is a move like any other. */
const ALONE = new Set(['tile'])

export const script = performs<AcquireView>((scene) => {
  const steps: Step<AcquireView>[] = []
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
