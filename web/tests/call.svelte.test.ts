import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { call } from '../src/lib/call.svelte'
import type { Answer } from '../src/lib/line.svelte'
import type { Place } from '../src/lib/place'

/** A place whose table changes and whose calls are answered when the test says so, and what is written there. */
class Stand {
  view = $state.raw({ moves: [1, 2] })
  calling = $state(false)
  written = $state<string | null>(null)
  /** A scene is being shown, which a call ends. */
  playing = false
  #settle: (answer: Answer) => void = () => {}

  async move(): Promise<Answer> {
    this.calling = true
    if (this.playing) this.view = { moves: [1, 2] }
    const answer = await new Promise<Answer>((settle) => (this.#settle = settle))
    this.calling = false
    return answer
  }
  call() {
    return call(this as unknown as Place, 7, () => (this.written = null))
  }
  get present() {
    return this.view
  }
  change() {
    this.view = { moves: [this.view.moves[0]! + 1] }
    flushSync()
  }
  othersMove() {
    this.view = { ...this.view }
    flushSync()
  }
  answer(answer: Answer) {
    this.#settle(answer)
  }
}

const refused: Answer = { ok: false, refusal: { code: 'gone', message: '' } } as Answer

it('strikes out what was played as soon as the table shows it, and nothing written since', async () => {
  const stand = new Stand()
  stand.written = 'first'
  const called = stand.call()
  flushSync()
  expect(stand.written).toBe('first')
  stand.change()
  expect(stand.written).toBeNull()
  stand.written = 'second'
  stand.change()
  stand.answer({ ok: true })
  await called
  stand.change()
  expect(stand.written).toBe('second')
})

it('strikes out what was played where nothing else of the table has changed', async () => {
  const stand = new Stand()
  stand.written = 'first'
  const called = stand.call()
  stand.answer({ ok: true })
  await called
  expect(stand.written).toBeNull()
})

it('leaves what was refused although the call has ended a scene', async () => {
  const stand = new Stand()
  stand.written = 'first'
  stand.playing = true
  const called = stand.call()
  flushSync()
  expect(stand.written).toBe('first')
  stand.answer(refused)
  await called
  expect(stand.written).toBe('first')
})

it('leaves what was refused although others have moved meanwhile', async () => {
  const stand = new Stand()
  stand.written = 'first'
  const called = stand.call()
  flushSync()
  stand.othersMove()
  expect(stand.written).toBe('first')
  stand.answer(refused)
  await called
  expect(stand.written).toBe('first')
})

it('leaves what was refused, and plays nothing twice', async () => {
  const stand = new Stand()
  stand.written = 'first'
  const called = stand.call()
  await stand.call()
  stand.answer(refused)
  await called
  stand.change()
  expect(stand.written).toBe('first')
})
