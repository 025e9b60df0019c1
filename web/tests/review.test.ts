import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../src/lib/texts.svelte'
import { bandOf } from '../src/lib/charts'
import { clear, points, sure, worth, worthSure, type Decision } from '../src/lib/review'
import { bandsOf, goingOn, rowsOf } from '../src/review/series'
import { moveOf, stopAt, stopsOf } from '../src/review/stops'

beforeAll(() => setLanguage('en'))

describe('the slider of a review', () => {
  const step = (starts: boolean) => ({ starts })
  // Two actions make the first move, one the second, two the third.
  const stops = stopsOf([true, false, true, true, false].map(step))
  it('stops where a move is whole', () => expect(stops).toEqual([0, 2, 3, 5]))
  it('has one stop before anything happened', () => expect(stopsOf([])).toEqual([0]))
  it('shows within a move its end', () =>
    expect([0, 1, 2, 3, 4, 5].map((at) => stopAt(stops, at))).toEqual([0, 1, 1, 2, 3, 3]))
  it('counts moves from one', () =>
    expect([-1, 0, 1, 2, 3, 4].map((action) => moveOf(stops, action))).toEqual([0, 1, 1, 2, 3, 3]))
})

describe('the charts of a review', () => {
  it('draw rounds as bands that follow one another', () =>
    expect(bandsOf([1, 1, 2, 2, 2, 3], 6).map(({ from, to, short }) => [from, to, short])).toEqual([
      [0, 2, '1'],
      [2, 5, '2'],
      [5, 6, '3'],
    ]))
  it('tell in figures what held at each moment', () => {
    const points = [
      { at: 0, value: 10 },
      { at: 7, value: 30 },
    ]
    const rows = rowsOf([{ name: 'Ada', look: '', points }], 12)
    expect(rows).toHaveLength(13)
    expect([rows[6]?.values, rows[7]?.values]).toEqual([[10], [30]])
    expect(rowsOf([{ name: 'Ada', look: '', points: [] }], 12)[0]?.values).toEqual([null])
  })
  it('draw around a line where it may be, as far as that is told', () => {
    const ends: [number, number, number][] = [
      [0, 10, 20],
      [5, 8, 30],
    ]
    expect(bandOf(ends)).toBe('M0.0 10.0L5.0 8.0L5.0 30.0L0.0 20.0Z')
    expect([bandOf([]), bandOf([[0, 1, 2]])]).toEqual(['', ''])
  })
  it('say how sure a figure is, and nothing where an older review does not', () => {
    expect([sure(0.024), sure(0), sure(null), sure(undefined)]).toEqual(['± 2.4', '± 0', '', ''])
  })
  it('say the same of a loss in the list and beside its mark', () => {
    expect([points(0.0515), points(-0.0515), points(-0.05)]).toEqual([5.2, -5.2, -5])
  })
  it('tell of a swing what it did, of a find how far it stood above, and of the rest what it cost', () => {
    const told = (decision: Partial<Decision>, change?: number) => {
      const ends = { number: 4, first: 2, last: 6, before: 0.5, after: 0.5 }
      const swing = change === undefined ? null : { ...ends, change, within: 0.02 }
      return [worth(decision as Decision, swing), worthSure(decision as Decision, swing)]
    }
    const find = { ahead: 0.08, ahead_within: 0.03, lost: 0, lost_within: 0 }
    const slip = { ahead: 0, ahead_within: null, lost: 0.031, lost_within: 0.01 }
    expect([told(find), told(slip), told(find, -0.173)]).toEqual([
      [8, '± 3'],
      [-3.1, '± 1'],
      [-17.3, '± 2'],
    ])
  })
  it('call better only what was clearly so', () => {
    const judged = (verdict: string) => clear({ verdict } as Decision)
    expect(['best', 'good', 'unclear', 'slip', 'mistake', 'blunder'].map(judged)).toEqual([
      ...[false, false, false],
      ...[true, true, true],
    ])
  })
  it('say how it goes on, in seconds only when it is soon', () => {
    const progress = { done: 3, of: 9, beside: 0, left: null }
    const short = goingOn(progress)
    expect(goingOn({ ...progress, left: 0 })).not.toBe(goingOn({ ...progress, left: 120 }))
    expect(goingOn({ ...progress, left: 60, beside: 2 }).split(' · ')).toHaveLength(3)
    expect(short).toContain('3')
  })
})
