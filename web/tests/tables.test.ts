import { describe, expect, it } from 'vitest'
import { seeNote, seenNotes } from '../src/lib/guide'
import { sorted, sumOf } from '../src/tables/money/cards'
import { forecastText, LOOKS as COMPANIES, thousands } from '../src/tables/stockpile/looks'
import { LOOKS as CORPORATIONS } from '../src/tables/acquire/looks'

describe('Money', () => {
  const card = (number: number, kind: string, face: number) => ({ card: number, kind, face })
  const cards = [card(4, 'florin', 50), card(8, 'crown', 30), card(66, 'crown', 60)]
  it('adds up faces', () => expect(sumOf(cards as never)).toBe(140))
  it('sorts by the order of the sheet, the highest first', () =>
    expect(sorted(cards as never, ['crown', 'florin']).map((each) => each.card)).toEqual([66, 8, 4]))
})

describe('Stockpile', () => {
  it('counts in thousands and writes a true minus', () =>
    expect([thousands(12000), forecastText('-3'), forecastText('+4')]).toEqual([12, '−3', '+4']))
  it('has a look for each company', () => expect(Object.keys(COMPANIES)).toHaveLength(6))
})

describe('Acquire', () => {
  it('draws both lines of names in the same seven colours', () =>
    expect(new Set(Object.values(CORPORATIONS).map((look) => look.hue)).size).toBe(7))
})

describe('the guide', () => {
  it('remembers what was seen, game by game', () => {
    localStorage.clear()
    seeNote('money', 'hand')
    seeNote('money', 'lots')
    expect([...seenNotes('money')]).toEqual(['hand', 'lots'])
    expect(seenNotes('acquire').size).toBe(0)
  })
})
