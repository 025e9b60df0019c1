/** The scripts of the scenes, held against moments of the lessons as the rules played them. */

import { describe, expect, it } from 'vitest'
import type { Player } from '../src/lib/players'
import type { GameEvent, View } from '../src/lib/protocol'
import type { Script, Step } from '../src/scenes/script'
import { script as acquire } from '../src/tables/acquire/scenes'
import { script as money } from '../src/tables/money/scenes'
import { script as stockpile } from '../src/tables/stockpile/scenes'
import { script as watch } from '../src/tables/watch/scenes'
import played from './moments.json'

type Moment = { before: View; after: View; events: GameEvent[] }
const moments = played as unknown as Record<string, Moment>
const players = ['Anna', 'Bruno', 'Vera'].map((name, seat) => ({ seat, name, you: seat === 0 }) as Player)
const SCRIPTS: Record<string, Script<unknown>> = { stockpile, acquire, money, watch }
// What has to come, in this order; other steps may come between.
const ORDER: Record<string, string[]> = {
  stockpile: ['pair', 'price', 'pair', 'price'],
  acquire: ['merger', 'bonus'],
  money: ['turn', 'sums', 'order'],
  watch: ['news', 'sum', 'price'],
}
const stepsOf = (game: string) => SCRIPTS[game]!({ ...moments[game]!, players, me: 0 })
const whole = (steps: Step<unknown>[], table: unknown) =>
  steps.flatMap((step) => step.frames).reduce((now, frame) => frame(now), table)

describe.each(Object.keys(ORDER))('the scene of %s', (game) => {
  it('has its steps in order', () => {
    const names = stepsOf(game).map((step) => step.name)
    let at = 0
    for (const name of names) if (name === ORDER[game]![at]) at += 1
    expect(at, names.join(' ')).toBe(ORDER[game]!.length)
  })
  it('tells every event once, and never ahead of its step', () => {
    const until = stepsOf(game).map((step) => step.until)
    expect(until).toEqual([...until].sort((a, b) => a - b))
    expect(until.at(-1)).toBeLessThanOrEqual(moments[game]!.events.length)
  })
  it('leaves the table it began with as it was', () => {
    const { before } = moments[game]!
    const written = JSON.stringify(before.table)
    whole(stepsOf(game), before.table)
    expect(JSON.stringify(before.table)).toBe(written)
  })
  it('performs nothing where nothing happened', () =>
    expect(SCRIPTS[game]!({ ...moments[game]!, events: [], players, me: 0 })).toEqual([]))
})
