import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../src/lib/texts.svelte'
import { groupsOf } from '../src/tables/plain/moves'
import { cellOf, labelOf, partOf, partsOf, platesOf, spokenOf } from '../src/tables/plain/parts'

beforeAll(() => setLanguage('en'))

const GAME = 'a-strangers-game'
const move = (code: number, verb: string, more: object = {}) => ({
  code,
  move: verb,
  text: '',
  say: `say ${code}`,
  ...more,
})

describe('the view of any game', () => {
  it('names a field as it is called where the game has no word for it', () =>
    expect(labelOf(GAME, 'cards_left')).toBe('Cards left'))
  it('knows seats from figures, flags from words', () =>
    expect(
      ['winner', 'price', 'open', 'state', 'none'].map((name, i) =>
        cellOf(GAME, name, [2, 2, true, 'not_yet', null][i]),
      ),
    ).toEqual([
      { kind: 'seat', seat: 2 },
      { kind: 'figure', text: '2' },
      { kind: 'flag', on: true },
      { kind: 'word', text: 'not yet' },
      { kind: 'none' },
    ]))
  it('draws lists of things as grids, with every column any row has', () => {
    const part = partOf(GAME, 'lots', [{ price: 3 }, { price: 4, owner: 1 }])
    expect(part).toMatchObject({ kind: 'grid', columns: ['Price', 'Owner'] })
    expect(part.kind === 'grid' && part.rows[0]?.[1]).toEqual({ kind: 'none' })
  })
  it('goes only so deep', () => {
    const deep = { a: { b: { c: { d: { e: [1] } } } } }
    const kinds: string[] = []
    let part = partOf(GAME, 'x', deep)
    while (part.kind === 'group') {
      kinds.push(part.kind)
      part = part.parts[0] ?? partOf(GAME, 'none', null)
    }
    expect([kinds.length, part.kind]).toEqual([3, 'figure'])
  })
  it('puts figures first and seats on plates', () => {
    const table = {
      round: 3,
      deck: [1, 2],
      pot: 7,
      seats: [
        { seat: 0, cash: 5 },
        { seat: 1, cash: 6 },
      ],
    }
    expect(partsOf(GAME, table, 2).map((part) => part.name)).toEqual(['pot', 'deck'])
    expect(platesOf(GAME, table, 2).map((plate) => plate.facts.map((fact) => fact.name))).toEqual([['cash'], ['cash']])
  })
  it('has a plate for everybody where the game tells nothing of seats', () =>
    expect(platesOf(GAME, { pot: 7 }, 3)).toEqual([0, 1, 2].map((seat) => ({ seat, facts: [] }))))
  it('can be listened to', () =>
    expect(spokenOf(cellOf(GAME, 'bids', { actor: 1, price: 20 }), ['Ada', 'Ben'])).toBe('Actor Ben, Price 20'))
})

describe('the moves of any game', () => {
  it('are told apart by the one thing in which they differ', () => {
    const [group] = groupsOf(GAME, [move(1, 'bid', { amount: 5 }), move(2, 'bid', { amount: 1500 })], [], [])
    expect([group?.label, group?.cards.map((card) => card.face)]).toEqual(['Amount', ['5', '1,500']])
  })
  it('are whole sentences where they differ in more', () => {
    const moves = [move(1, 'put', { card: 'a', pile: 1 }), move(2, 'put', { card: 'b', pile: 2 })]
    expect(groupsOf(GAME, moves, [], [])[0]?.cards.map((card) => card.face)).toEqual(['say 1', 'say 2'])
  })
  it('name the player they are about', () => {
    const moves = [move(1, 'rob', { seat: 0 }), move(2, 'rob', { seat: 1 })]
    expect(groupsOf(GAME, moves, [], ['Ada', 'Ben'])[0]?.cards.map((card) => card.face)).toEqual(['Ada', 'Ben'])
  })
  it('stay where they were when they may not be played now, unless they are too many', () => {
    const seen = Array.from({ length: 30 }, (_, code) => move(code, 'bid', { amount: code }))
    const may = (count: number) =>
      groupsOf(GAME, seen.slice(0, 2), seen.slice(0, count), [])[0]?.cards.map((card) => card.may)
    expect(may(4)).toEqual([true, true, false, false])
    expect(may(30)).toEqual([true, true])
  })
})
