import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialAhead } from '../src/lib/dial'
import { Line } from '../src/lib/line.svelte'

/** The server's end of every line that was opened. */
class Socket {
  static OPEN = 1
  static opened: Socket[] = []
  readyState = 0
  said: { type: string; id?: string }[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}

  constructor(readonly address: string) {
    Socket.opened.push(this)
  }

  send(message: string) {
    this.said.push(JSON.parse(message))
  }

  /** As a browser does where nobody answers: the closing takes its time. */
  close() {
    this.readyState = 2
  }

  accept() {
    this.readyState = Socket.OPEN
    this.onopen()
  }

  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }

  sync() {
    const table = { at: 0, you: { seats: [0] } }
    this.tell({ type: 'sync', seat: 0, from: 0, number: 0, epoch: 0, events: [], view: null, chat: [], table })
  }
}

const last = () => Socket.opened.at(-1) as Socket
const asked = (socket: Socket) => socket.said.filter((message) => message.type === 'move')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says what it speaks, and is loaded anew once where it is too old', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, protocol: 'http:', host: 'here', reload })
  sessionStorage.clear()
  const line = new Line('t_1', 'invited', 0)
  expect(last().address).toBe('ws://here/api/tables/t_1/socket?p=1&i=invited')
  last().onclose({ code: 4426 })
  vi.advanceTimersByTime(1000)
  last().onclose({ code: 4426 })
  expect(reload).toHaveBeenCalledTimes(1)
  line.hangUp()
})

it('leaves a server that says nothing any more, and sends the same call again to the next', async () => {
  const line = new Line('t_1', null, 0)
  const dead = last()
  dead.accept()
  dead.sync()
  const move = line.move(7)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line.up).toBe(false)
  expect(Socket.opened.length).toBeGreaterThan(1)
  last().accept()
  last().sync()
  expect(asked(last())).toEqual(asked(dead))
  last().tell({ type: 'ack', id: asked(dead)[0].id })
  expect(await move).toEqual({ ok: true })
  line.hangUp()
})

it('calls until a move is answered, and until one is taken back or can be no more', async () => {
  const line = new Line('t_1', null, 0)
  last().accept()
  last().sync()
  const answered = async (answer: Promise<unknown>, message: object) => {
    expect(line.calling).toBe(true)
    last().tell({ ...message, id: last().said.at(-1)!.id })
    await answer
    expect(line.calling).toBe(false)
    return line.fresh
  }
  expect(await answered(line.move(7), { type: 'ack' })).toBe(true)
  expect(await answered(line.undo(), { type: 'refused', error: { code: 'undo-others' } })).toBe(false)
  line.hangUp()
})

it('stays with one that answers pings', async () => {
  const line = new Line('t_1', null, 0)
  last().accept()
  last().sync()
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    if (last().said.at(-1)?.type === 'ping') last().tell({ type: 'pong' })
  }
  expect(Socket.opened.length).toBe(1)
  expect(line.up).toBe(true)
  line.hangUp()
})

it('comes back after a line that was closed, and not to a table that is gone', async () => {
  const line = new Line('t_1', null, 0)
  last().accept()
  last().onclose({ code: 1012 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(Socket.opened.length).toBe(2)
  last().onclose({ code: 4404 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Socket.opened.length).toBe(2)
  expect(line.gone).toBe(true)
})

it('takes over a line that was opened ahead, with what was said on it', () => {
  dialAhead('t_1', null, 0)
  last().accept()
  last().sync()
  const line = new Line('t_1', null, 0)
  expect(Socket.opened).toHaveLength(1)
  expect(last().said.map((message) => message.type)).toEqual(['hello'])
  expect(line.up).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(last().said.at(-1)?.type).toBe('ping')
  line.hangUp()
})

it('says hello itself on a line that was opened ahead and is not there yet', () => {
  dialAhead('t_1', null, 0)
  const line = new Line('t_1', null, 0)
  last().accept()
  expect(last().said.map((message) => message.type)).toEqual(['hello'])
  last().sync()
  expect(line.up).toBe(true)
  line.hangUp()
})

it('opens its own line where the one opened ahead leads elsewhere or is down', () => {
  dialAhead('t_1', null, null)
  const elsewhere = last()
  const line = new Line('t_1', null, 0)
  expect(Socket.opened).toHaveLength(2)
  expect(elsewhere.readyState).toBe(2)
  line.hangUp()
  dialAhead('t_1', null, 0)
  last().close()
  new Line('t_1', null, 0).hangUp()
  expect(Socket.opened).toHaveLength(4)
})
