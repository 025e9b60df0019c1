import { beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../src/lib/texts.svelte'
import { lineSum, lineText, pipsOf } from '../src/tables/money/score'

beforeAll(() => setLanguage('en'))

describe("a kind's faces on the sheet", () => {
  const table = { faces: { crown: [20, 20, 30, 40], gold: [10, 10, 10, 10, 10, 10] }, coin_set: 3 } as never
  const card = (card: number, kind: string, face: number) => ({ card, kind, face })
  it('tell what was had, what is gained and what is not there', () => {
    const held = [card(1, 'crown', 20), card(2, 'crown', 40), card(3, 'florin', 20)]
    expect(pipsOf(table, 'crown', held, new Set([1])).map((pip) => pip.state)).toEqual(['y', '', '', 'n'])
  })
  it('keep equal faces together', () =>
    expect(pipsOf(table, 'crown', [], new Set()).map((pip) => pip.gap)).toEqual([false, false, true, false]))
  it('stand in sets where they are coins', () =>
    expect(pipsOf(table, 'gold', [], new Set()).map((pip) => pip.gap)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]))
  it('are refused by name where the edition has none', () =>
    expect(() => pipsOf(table, 'real', [], new Set())).toThrow('nothing at "real"'))
})

describe('a line of the sheet', () => {
  const line = { kind: 'crown', cards: 2, bills: 60, fee: 100, bonus: 0, total: 0, clauses: ['MON-4.2'] } as never
  it('says what was given away and what never was there', () =>
    expect(lineText(undefined, 'crown', true)).not.toBe(lineText(undefined, 'crown', false)))
  it('names the fee', () => expect(lineText(line, 'crown', false)).toContain('100'))
  it('adds up in the popover, with its clause', () => {
    const { sum, total, clause } = lineSum(line, 'crown')
    expect([sum?.map((row) => row.value), total?.value, clause]).toEqual([['60', '−100'], '0', 'MON-4.2'])
  })
})
