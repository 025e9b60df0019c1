import { beforeAll, describe, expect, it } from 'vitest'
import { bitsOf, entriesOf, type Teller } from '../src/lib/entries'
import type { Player } from '../src/lib/players'
import type { GameEvent, Handover } from '../src/lib/protocol'
import { setLanguage } from '../src/lib/texts.svelte'

beforeAll(() => setLanguage('en'))

const players = ['Anna', 'Marco'].map((name, seat) => ({ seat, name })) as Player[]
const events = [0, 1, 1, 1].map((seat, i) => ({ event: 'deed', seat, say: `deed ${i}` })) as GameEvent[]
const teller: Teller = () => ({ id: 'kept-back' }) // any sentence with a name
const kept: Handover = { seat: 1, person: 'otto', late: false, back: false, after: 2 }
const back: Handover = { ...kept, back: true, after: 3 }
const read = (handovers: Handover[], shown = events) =>
  entriesOf(shown, teller, { players, me: 0, handovers }).map((entry) => entry.say)

describe('a seat that a bot keeps', () => {
  it('is told where it happened, and its deeds are the bot’s, for its owner', () =>
    expect(read([kept, back])).toEqual([
      'Your seat is your own again.',
      'Marco is back.',
      'Otto sits in for Marco.',
      'Otto (for Marco) is back.',
      'Marco is back.',
      'Marco is back.',
    ]))
  it('is told at the end while nothing has happened since', () =>
    expect(read([{ ...kept, late: true, after: 4 }]).at(-1)).toBe('Marco’s time is up: Otto plays for Marco.'))
  it('is not told before the scene has come to it', () => expect(read([back], events.slice(0, 2))).toHaveLength(2))
  it('has lines of its own, never the same twice', () => {
    const entries = entriesOf(events, teller, { players, me: 0, handovers: [kept, back] })
    expect(new Set(entries.map((entry) => entry.number)).size).toBe(entries.length)
  })
  it('is printed on the tape', () =>
    expect(bitsOf(entriesOf([], teller, { players, me: 0, handovers: [{ ...kept, after: 0 }] }))).toEqual([
      { text: 'Otto sits in for Marco', icon: 'i-swap' },
    ]))
})
