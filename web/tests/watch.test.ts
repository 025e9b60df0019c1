import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../src/lib/entries'
import { setLanguage } from '../src/lib/texts.svelte'
import { codeOf, effectText, nowText, SECTORS } from '../src/tables/watch/looks'
import { orderOf } from '../src/tables/watch/slip'
import { stacksOf } from '../src/tables/watch/stacks'
import { teller } from '../src/tables/watch/telling'
import { Writing } from '../src/tables/watch/writing.svelte'
import { StandingOrders } from '../src/tables/watch/orders.svelte'

beforeAll(() => setLanguage('en'))

const players = ['Ada', 'Ben'].map((name, seat) => ({ name, seat })) as never
const move = (verb: string, more: object = {}) => ({ move: verb, code: 0, text: '', say: verb, ...more })

function written(moves: object[], table: object = {}, seat: number | null = 0): Writing {
  const seats = [
    { cash: 3000, shares: {} },
    { cash: 0, shares: {} },
  ]
  const view = {
    moves,
    pending: [0],
    over: false,
    table: { phase: 'purchases', seats, hand: [], playing: null, ...table },
  }
  return new Writing({ view, seat } as never)
}

describe('what a tap on a company means', () => {
  it('buys where buying and selling are open, until selling is asked for', () => {
    const slip = written([move('buy', { company: 'a' }), move('sell', { company: 'b' })])
    expect([slip.verb, slip.legalCompany('a'), slip.legalCompany('b')]).toEqual(['buy', true, false])
    slip.selling = true
    expect([slip.verb, slip.legalCompany('a'), slip.legalCompany('b')]).toEqual(['sell', false, true])
  })
  it('is nothing where no move names one', () => expect(written([move('pass')]).verb).toBeNull())
})

describe('the slip of Exchange Watch', () => {
  const buys = {
    purchases: {
      limit: 2,
      bought: 0,
      statuses: [],
      shares: [{ company: 'a', price: 500, steps: 1, surcharge: 50, cost: 550 }],
    },
  }
  it('says what is left after a purchase', () => {
    const slip = written([move('buy', { company: 'a' }), move('pass')], buys)
    slip.company = 'a'
    const { rows, call, more } = orderOf(slip, players, null)
    expect(rows?.at(-1)?.value).toBe('3,000 › 2,450')
    expect([call !== undefined, more?.[0]?.key]).toEqual([true, 'P'])
  })
  it('offers to pass only where one may', () => {
    const bet = move('bet', { side: 'rise', multiplier: 2 })
    expect(orderOf(written([bet, move('pass')]), players, null).say).toContain('pass')
    expect(orderOf(written([bet]), players, null).say).not.toContain('pass')
  })
  it('says nothing the table no longer knows', () => {
    const slip = written([move('pass')], buys)
    slip.company = 'a'
    slip.card = 'gone'
    expect(orderOf(slip, players, null).rows).toBeUndefined()
  })
  it('shows the best and the worst end of a bet', () => {
    const bet = { side: 'bull', multiplier: 2 }
    const trade = {
      possible: [{ ...bet, pays: [-400, 0, 600] }],
      outcomes: [-2, 0, 3].map((difference) => ({ difference })),
      change_cost: 100,
    }
    const slip = written([move('bet', bet)], { phase: 'trade', trade })
    slip.bet = bet as never
    expect(orderOf(slip, players, null).rows?.map((row) => row.value)).toEqual(['−100', '+600', '−400'])
  })
  it('passes for a standing order, and can be asked again', () => {
    const order = orderOf(written([move('pass')]), players, { reason: 'ordered', ask: () => {} })
    expect([order.call !== undefined, order.more?.length]).toEqual([true, 1])
  })
  it('waits with an onlooker', () => expect(orderOf(written([], {}, null), players, null).call).toBeUndefined())
})

describe('companies and cards of Exchange Watch', () => {
  it('have six sectors of different looks', () =>
    expect(new Set(Object.values(SECTORS).map((look) => look.hue)).size).toBe(6))
  it('are told apart by three letters', () =>
    expect(codeOf({ company: 'x', class: 'blue' } as never)).toMatch(/^.{3}$/))
  it('tell a fall as a fall', () =>
    expect(effectText('move_price', { points: -2 })).not.toBe(effectText('move_price', { points: 2 })))
  it('say nothing of now where that can’t be said', () =>
    expect(nowText({ effect: 'move', now: null, with: {} } as never, players)).toBe(''))
})

describe('a hand of Exchange Watch', () => {
  const card = (name: string) => ({ card: name, deck: 'inside' }) as never
  it('lays equal cards on each other, in the order they came', () =>
    expect(stacksOf(['audit', 'raid', 'audit'].map(card)).map(({ top, count }) => [top.card, count])).toEqual([
      ['audit', 2],
      ['raid', 1],
    ]))
})

describe('the log of Exchange Watch', () => {
  const told = (event: object) =>
    entriesOf([{ say: 'Ada …', seat: 0, ...event } as never], teller, { players, me: 0 })[0].say
  it('calls oneself you in every deed', () => {
    expect(told({ event: 'status_bought', status: 'expert', cost: 5000 })).toMatch(/^You buy the expert status/)
    expect(told({ event: 'sector_named', sector: 'oil' })).toBe('You name Oil.')
    expect(told({ event: 'debt_repaid', amount: 1000, debts: 2 })).toMatch(/^You pay back .* left: 2\.$/)
  })
  it('says whom a deed concerns', () => {
    expect(told({ event: 'account_frozen', seat: 1, other: 0 })).toBe('Ben freezes your account.')
    expect(told({ event: 'account_frozen', other: 1 })).toBe('You freeze the account of Ben.')
  })
  it('has a sentence of its own for every deed', () => {
    const deeds =
      'share_taken card_taken card_seen debt_repaid sector_named deck_named company_named statuses_cheap card_played ' +
      'card_lost aimed dividend_doubled dividend_stripped strip_paid share_bought share_sold share_raided no_offer ' +
      'status_bought account_frozen card_stolen card_stolen_seen share_offered face_peeked rumours_turned bet_made ' +
      'bet_changed share_returned share_lost'
    const mute = deeds.split(' ').filter((name) => {
      const [entry] = entriesOf([{ event: name, seat: 0, say: '', face: {} } as never], teller, { players, me: 0 })
      return !entry.told.id || entry.say === ''
    })
    expect(mute).toEqual([])
  })
})

describe('standing orders', () => {
  it('end with the own turn, but not those that are given in it, also after a reload', () => {
    localStorage.clear()
    const before = new StandingOrders('t_1')
    before.turn('3 1', false)
    before.set('bet', 'fits')
    before.turn('4 0', true)
    expect(before.any).toBe(false)
    before.set('bet', 'pass')
    const after = new StandingOrders('t_1')
    after.turn('4 0', true)
    expect(after.wishes.bet).toBe('pass')
    after.turn('7 0', true)
    expect(after.any).toBe(false)
  })
})
