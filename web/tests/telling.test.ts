/** The deeds of the log, as the one who did them reads them and as the others do, in three languages. */

import { describe, expect, it } from 'vitest'
import { entriesOf, type Teller } from '../src/lib/entries'
import type { Player } from '../src/lib/players'
import type { GameEvent } from '../src/lib/protocol'
import { LANGUAGES } from '../src/lib/settings.svelte'
import { setLanguage } from '../src/lib/texts.svelte'
import { teller as acquire } from '../src/tables/acquire/telling'
import { teller as money } from '../src/tables/money/telling'
import { teller as stockpile } from '../src/tables/stockpile/telling'
import { teller as watch } from '../src/tables/watch/telling'

const players = ['Ada', 'Ben'].map((name, seat) => ({ name, seat })) as Player[]
type Deed = Record<string, unknown> & { event: string }

/** What the log says of these events to whoever sits at that place; line by line. */
const read = (teller: Teller, deeds: Deed[], me: number | null) =>
  entriesOf(deeds.map((deed) => ({ say: '', ...deed })) as unknown as GameEvent[], teller, { players, me }).map(
    (entry) => entry.say.replace(/[\u00a0\u202f]/g, ' '),
  )

const merger: Deed[] = [
  { event: 'survives', corporation: 'hydra', size: 5 },
  { event: 'becomes_defunct', corporation: 'zeta', size: 3 },
  { event: 'bonus_paid', seat: 0, corporation: 'zeta', amount: 3000, rank: 'majority' },
  { event: 'sold', seat: 0, corporation: 'zeta', shares: 2, amount: 600 },
  { event: 'traded', seat: 0, corporation: 'zeta', survivor: 'hydra', shares: 4 },
  { event: 'kept', seat: 0, corporation: 'zeta', shares: 1 },
]
const lotSwap: Deed[] = [{ event: 'lot_swapped', seat: 0, side: 'left', gave: 2, got: 3 }]
const swap: Deed[] = [{ event: 'bid_swapped', seat: 0, other: 1, gave: 2, got: 3 }]
const kept: Deed[] = [{ event: 'bid_kept', seat: 0 }]

describe('a merger, the trade after it and a swap', () => {
  it.each([
    [
      'en',
      'Zeta (3) goes to Hydra (5).',
      'You get $3,000 for Zeta, majority bonus.',
      'Your Zeta: 2 sold for $600, 4 traded for Hydra, and 1 kept.',
      'Ada, Zeta: 2 sold for $600, 4 traded for Hydra, and 1 kept.',
    ],
    [
      'ru',
      'Zeta (3) переходит к Hydra (5).',
      'Вы получаете 3000 $ за Zeta, главная премия.',
      'Ваши Zeta: продано 2 за 600 $, обменяно 4 на Hydra и оставлено 1.',
      'Ada, Zeta: продано 2 за 600 $, обменяно 4 на Hydra и оставлено 1.',
    ],
    [
      'it',
      'Zeta (3) passa a Hydra (5).',
      'Ricevi 3.000 $ per Zeta, bonus di maggioranza.',
      'Le tue Zeta: 2 vendute per 600 $, 4 scambiate con Hydra e 1 tenuta.',
      'Ada, Zeta: 2 vendute per 600 $, 4 scambiate con Hydra e 1 tenuta.',
    ],
  ] as const)('%s: merger and trade', async (language, goes, bonus, own, others) => {
    await setLanguage(language)
    expect(read(acquire, merger, 0)).toEqual([goes, bonus, own])
    expect(read(acquire, merger, 1).at(-1)).toBe(others)
  })
  it.each([
    ['en', 'You swap 2 for 3 of the left lot.', 'You swap 2 for 3 of Ben’s.', 'Ada swaps 2 for 3 of yours.'],
    ['ru', 'Вы меняете 2 на 3: левый лот.', 'Вы меняете 2 на 3: Ben.', 'Ada меняет 2 на 3: у вас.'],
    ['it', 'Scambi 2 con 3: lotto sinistro.', 'Scambi 2 con 3 di Ben.', 'Ada scambia 2 con 3 tue.'],
  ] as const)('%s: swap', async (language, lot, other, whom) => {
    await setLanguage(language)
    expect([...read(money, lotSwap, 0), ...read(money, swap, 0), ...read(money, swap, 1)]).toEqual([lot, other, whom])
  })
  it.each([
    ['en', 'You keep your bid.', 'Ada keeps the bid.'],
    ['ru', 'Вы оставляете ставку себе.', 'Ada оставляет ставку себе.'],
    ['it', 'Tieni la tua offerta.', 'Ada tiene la propria offerta.'],
  ] as const)('%s: a bid that is kept', async (language, own, others) => {
    await setLanguage(language)
    expect([...read(money, kept, 0), ...read(money, kept, 1)]).toEqual([own, others])
  })
})

/** Every deed of somebody, with all its sentence may speak of. */
const DEEDS: Record<string, [Teller, Deed[][]]> = {
  acquire: [
    acquire,
    [
      [{ event: 'tile_played', tile: '9e' }],
      [{ event: 'tile_played', tile: '9e' }, { event: 'founded', corporation: 'zeta' }, { event: 'free_share' }],
      [
        { event: 'tile_played', tile: '9e' },
        { event: 'grew', corporation: 'zeta', size: 12, safe: true },
      ],
      [{ event: 'founded', corporation: 'zeta' }],
      [{ event: 'bought', corporation: 'zeta', amount: 300 }],
      [merger[2]!],
      [{ event: 'sold', corporation: 'zeta', shares: 2, amount: 600 }],
      [{ event: 'traded', corporation: 'zeta', survivor: 'hydra', shares: 4 }],
      [{ event: 'kept', corporation: 'zeta', shares: 1 }],
      [{ event: 'end_announced' }],
      [{ event: 'shares_cashed', amount: 9000 }],
      [{ event: 'scored', total: 30_000 }],
    ],
  ],
  money: [
    money,
    [
      [{ event: 'bid_shown', cards: [{ card: 1, kind: 'crown', face: 40 }] }],
      lotSwap,
      swap,
      kept,
      [{ event: 'deal_scored', points: 310, total: 620 }],
    ],
  ],
  stockpile: [
    stockpile,
    [
      [{ event: 'put_up', card: 'epic', pile: 1 }],
      [{ event: 'put_down', pile: 1 }],
      [{ event: 'bid', pile: 1, amount: 3000 }],
      [
        { event: 'bid', pile: 1, amount: 3000 },
        { event: 'outbid', seat: 1, other: 1 },
      ],
      [{ event: 'pile_taken', pile: 1, count: 3 }],
      [{ event: 'fee_paid', amount: 2000 }],
      [{ event: 'fee_open', amount: 2000 }],
      [{ event: 'card_played', card: 'boom', company: 'epic' }],
      [
        { event: 'card_played', card: 'boom', company: 'epic' },
        { event: 'price', company: 'epic', steps: 2, amount: 7000 },
      ],
      [{ event: 'sold', company: 'epic', amount: 5000 }],
      [{ event: 'shares_split', company: 'epic', count: 2 }],
      [{ event: 'split_paid', company: 'epic', amount: 10_000 }],
      [{ event: 'shares_lost', company: 'epic', count: 2, splits: 0 }],
      [{ event: 'shown', company: 'epic', count: 2, amount: 4000 }],
      [{ event: 'shown', company: 'epic', count: 0, amount: 0 }],
      [{ event: 'majority', company: 'epic', amount: 10_000 }],
      [{ event: 'final_sale', amount: 50_000 }],
      [{ event: 'scored', amount: 120_000 }],
    ],
  ],
  watch: [
    watch,
    [
      'share_taken',
      'debt_repaid',
      'sector_named',
      'company_named',
      'card_played',
      'card_lost',
      'share_bought',
      'share_sold',
      'no_offer',
      'status_bought',
      'share_offered',
      'bet_made',
      'bet_changed',
    ].map((event) => [{ event, face: {} }]),
  ],
}

describe.each(LANGUAGES)('in %s a deed', (language) => {
  it.each(Object.keys(DEEDS))('of %s is told to you as yours and to others by its name', async (game) => {
    await setLanguage(language)
    const [teller, deeds] = DEEDS[game]!
    for (const deed of deeds) {
      const done = deed.map((event) => ({ seat: 0, ...event }))
      const [[mine, ...more], [theirs]] = [read(teller, done, 0), read(teller, done, 1)]
      expect(more, done[0]!.event).toEqual([])
      expect(mine, done[0]!.event).not.toContain('Ada')
      expect(theirs, done[0]!.event).toContain('Ada')
    }
  })
})
