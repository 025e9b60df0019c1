import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beatAt, Lead } from '../src/lib/lesson.svelte'
import type { Lesson } from '../src/lib/protocol'

const beat = (name: string, begins: number, presses: string[] = [], acts = presses.at(-1) === 'call') => ({
  name,
  at: 'board',
  presses,
  acts,
  begins,
  figures: {},
})
// Told twice, then a move, then others move, then a move.
const beats = [beat('a', 0), beat('b', 0, ['x', 'y', 'call']), beat('c', 3), beat('d', 3, ['z', 'call'])]
const told = {
  game: 'stockpile',
  minutes: 3,
  beats,
  question: {
    figures: {},
    answers: [
      { name: 'no', right: false },
      { name: 'yes', right: true },
    ],
  },
  examples: [],
} as unknown as Lesson

const asked: string[] = []
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ['x', 'y', 'z', 'w']
    .map((name) => `<button data-item data-name="${name}"></button>`)
    .join('')
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`)
    return new Response('{}')
  })
})
afterEach(() => vi.unstubAllGlobals())
const thing = (name: string) => document.querySelector(`[data-name=${name}]`)!

describe('the beat a table stands at', () => {
  it('is the first before anything is played', () => expect(beatAt(beats, 0, 0)).toBe(0))
  it('is the one that was kept, if nothing was played since', () => expect(beatAt(beats, 0, 1)).toBe(1))
  it('is the next after the move, also before the others have moved', () => expect(beatAt(beats, 1, 1)).toBe(2))
  it('is the last before the question', () => expect(beatAt(beats, 3, 3)).toBe(3))
  it('is the question when all is played', () => expect(beatAt(beats, 4, 0)).toBe(4))
})

describe('a lesson', () => {
  it('points at nothing and counts no press until the others have moved', () => {
    const lead = new Lead(told, 't_1', 1)
    lead.next()
    lead.press(document, thing('z'))
    expect([lead.beat, lead.at, lead.pressed]).toEqual([3, null, 0])
    lead.played(3)
    expect(lead.at).toBe('z')
    lead.press(document, thing('z'))
    expect([lead.pressed, lead.mayCall]).toEqual([1, true])
  })
  it('asks for one press after another and lets the slip be called at the end', () => {
    const lead = new Lead(told, 't_1', 0)
    expect([lead.at, lead.asks]).toEqual(['board', false])
    lead.next()
    expect([lead.at, lead.calls]).toEqual(['x', false])
    lead.press(document, thing('x'))
    lead.press(document, thing('y'))
    expect([lead.at, lead.calls]).toEqual(['call', true])
    lead.played(1)
    expect(lead.now?.name).toBe('c')
    expect(asked.at(-1)).toBe('/api/tables/t_1/lesson {"beat":2}')
  })
  it('notes another press, and goes on from one that is part of the beat', () => {
    const lead = new Lead(told, 't_1', 0)
    lead.next()
    lead.press(document, thing('w'))
    expect([lead.wrong, lead.pressed]).toEqual([1, 0])
    lead.press(document, thing('y'))
    expect([lead.pressed, lead.at]).toEqual([2, 'call'])
    lead.press(document, thing('w'))
    expect([lead.pressed, lead.calls]).toEqual([0, false])
  })
  it('goes back only over what was told', () => {
    const lead = new Lead(told, 't_1', 0)
    lead.next()
    expect(lead.canGoBack).toBe(true)
    lead.back()
    expect(lead.beat).toBe(0)
    expect(lead.canGoBack).toBe(false)
  })
  it('is understood by the right answer alone', () => {
    const lead = new Lead(told, 't_1', 4)
    lead.answer = 'no'
    expect(lead.understood).toBe(false)
    lead.answer = 'yes'
    expect(lead.understood).toBe(true)
  })
  it('keeps the beat for the next visit', () => {
    new Lead(told, 't_1', 0).next()
    expect(new Lead(told, 't_1', 0).beat).toBe(1)
  })
})
