import { describe, expect, it } from 'vitest'
import { Missing, at, under } from '../src/lib/at'
import { entriesOf } from '../src/lib/entries'
import { feeOf } from '../src/tables/stockpile/looks'
import { railOf } from '../src/tables/stockpile/phases'
import { holdingsOf, lieOf, salesOf, worthOf } from '../src/tables/stockpile/portfolio'
import { teller } from '../src/tables/stockpile/telling'
import { ghostOf, stepsSince, trailOn, trailsOf } from '../src/tables/stockpile/trails'

const company = (space: number, name = 'bank') =>
  ({ company: name, space, track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }) as never

describe('what must be there', () => {
  it('is read', () => expect([at([7, 8], 1), under({ a: 3 }, 'a')]).toEqual([8, 3]))
  it('says by name what is missing', () => {
    expect(() => at([7], 1)).toThrow(Missing)
    expect(() => under({ a: 3 }, 'b')).toThrow('nothing at "b"')
  })
})

describe('the portfolio', () => {
  const holdings = holdingsOf({ bank: 3, steel: 1 }, { bank: 2 })
  it('lists ordinary cards before split ones', () =>
    expect(holdings.map(({ key, count }) => [key, count])).toEqual([
      ['bank ordinary', 3],
      ['steel ordinary', 1],
      ['bank split', 2],
    ]))
  it('sells what is marked and nothing else', () =>
    expect(salesOf(holdings, { 'bank split': 2, 'steel ordinary': 0 })).toEqual([
      { key: 'bank split', company: 'bank', from: 'split', count: 2 },
    ]))
  it('counts a split card for as many shares as the view says', () => {
    const line = { company: 'bank', ordinary: 3, split: 2, shares: 7, price: 5000, more: 0, total: 35000, clauses: [] }
    const worth = { lines: [line], total: 35000 }
    expect(salesOf(holdings, { 'bank split': 2, 'bank ordinary': 1 }).map((sale) => worthOf(sale, worth))).toEqual([
      5000, 20000,
    ])
    expect(worthOf(holdings[1]!, worth)).toBe(0)
  })
})

describe('the portfolio in the room there is', () => {
  const each = (count: number) => Object.fromEntries([...'abcdef'].map((company) => [company, count]))
  const desk = (width: number) => ({ width, rows: 1, card: 92 })
  it('is a fan while every strip has room', () => {
    expect(lieOf(holdingsOf(each(1)), desk(400))).toBe('fan')
    expect(lieOf(holdingsOf(each(6)), desk(1210))).toBe('fan')
  })
  it('lies in stacks when the strips have none', () => expect(lieOf(holdingsOf(each(6)), desk(600))).toBe('stack'))
  it('does not care how high a stack is', () => expect(lieOf(holdingsOf(each(60)), desk(600))).toBe('stack'))
  it('lies in strips where even stacks have no room', () =>
    expect(lieOf(holdingsOf(each(6), each(2)), desk(600))).toBe('strips'))
  it('takes a second row where there is one', () => {
    expect(lieOf(holdingsOf(each(6)), { ...desk(340), rows: 2 })).toBe('stack')
    expect(lieOf(holdingsOf(each(6)), desk(340))).toBe('strips')
  })
  it('waits until it is measured', () => expect(lieOf(holdingsOf(each(6)), desk(0))).toBe('fan'))
})

describe('the price board', () => {
  it('draws a trail from the half of the space it began on', () => {
    expect([3, 4, 5, 6].map((space) => trailOn(space, 6, 3))).toEqual(['tr l', 'tr', 'tr', ''])
    expect([1, 2, 3, 4].map((space) => trailOn(space, 2, -1))).toEqual(['', '', 'tr r', ''])
    expect(trailOn(4, 4, 0)).toBe('')
  })
  it('shows where a known forecast leads, while that is on the track', () => {
    expect(ghostOf(company(5), '+2', 'supply')).toBe(7)
    expect(ghostOf(company(2), '-3', 'supply')).toBeNull()
    expect(ghostOf(company(5), '$$', 'supply')).toBeNull()
    expect(ghostOf(company(5), '+2', 'movement')).toBeNull()
  })
  it('counts steps from where a split put the marker', () => {
    const told = [
      { event: 'price', company: 'bank', space: 9, steps: 4 },
      { event: 'splits', company: 'bank', space: 6 },
      { event: 'price', company: 'bank', space: 7, steps: 5 },
    ]
    expect(stepsSince(trailsOf(told as never), [company(7), company(5, 'steel')])).toEqual({ bank: 1 })
  })
})

describe('the rail', () => {
  it('puts a phase of a moment with the one it belongs to', () =>
    expect(railOf('window', false).map((each) => each.state)).toEqual(['done', 'done', 'on', 'next', 'next', 'next']))
  it('has every phase behind it at the end', () =>
    expect(railOf('over', true).every((each) => each.state === 'done')).toBe(true))
})

it('reads the fee off a card', () => expect([feeOf('fee2000'), feeOf('boom'), feeOf(null)]).toEqual([2000, null, null]))

describe('the log', () => {
  const line = (steps: number) =>
    entriesOf([{ event: 'price', company: 'bank', steps, amount: 5000, say: '' } as never], teller, {
      players: [],
      me: 0,
    })[0]
  it('points down where a price falls', () => expect([line(-2).told.tone, line(3).told.tone]).toEqual(['down', 'up']))
})
