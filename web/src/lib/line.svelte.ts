/** The line to a table: numbered events in, acknowledged moves out, and back again after it breaks. */

import { setTime } from './clock.svelte'
import { dial, hello, pickUp } from './dial'
import type { Place } from './place'
import type {
  ChatMessage,
  ClientMessage,
  GameEvent,
  Move,
  Refusal,
  Said,
  ServerMessage,
  TableInfo,
  View,
} from './protocol'
import type { Belief } from './review'
import type { Kept } from './takeover'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const PING_EVERY = 10_000
const NO_SUCH_TABLE = 4404
const TOO_OLD = 4426
const RELOADED = 'reloaded-at'
const RELOAD_EVERY = 60_000

/** Load the page anew at the same address; not again and again where the old one comes back. */
function reload(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < RELOAD_EVERY) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

/** What a bot would play, and its chances beside those of the next best. */
export type Hint = {
  code: number
  move: Record<string, unknown>
  say: string
  candidates: { say: string; chance: number }[]
  playouts: number
}
/** Where a belief is asked for and does not come along, what it takes is being prepared. */
type Answer = { ok: true; hint?: Hint; belief?: Belief } | { ok: false; refusal: Refusal }
/** What came: events and the view after them. Fresh: a first visit, a return, another place, an undo. */
export type News = { events: GameEvent[]; view: View | null; fresh: boolean }
/** What is answered, without the id it gets on the way. */
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never
type Question = WithoutId<ClientMessage>
type Asked = { message: ClientMessage; settle: (answer: Answer) => void; again: boolean }

const refusedHere = (code: string): Answer => ({
  ok: false,
  refusal: { code, clause: null, details: {}, message: '' },
})

export class Line implements Place {
  readonly live = true
  view = $state.raw<View | null>(null)
  table = $state.raw<TableInfo | null>(null)
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** The seat looked from. */
  seat = $state<number | null>(null)
  up = $state(false)
  gone = $state(false)
  /** Seconds until the next call while the line is down. */
  waiting = $state(0)
  /** A move, or one taken back, is on its way: the table may be another one in a moment. */
  calling = $state(false)
  /** A bot has kept this seat for its owner, who is back. */
  kept = $state.raw<Kept | null>(null)
  /** My last call was the last thing that happened here. */
  fresh = $state(false)

  #socket: WebSocket | null = null
  #epoch = 0
  #number = 0
  #asked = new Map<string, Asked>()
  #ids = 0
  #tries = 0
  #timer = 0
  #ping = 0
  /** Something was heard since the last ping. */
  #heard = false
  #closed = false
  #readers: ((news: News) => void)[] = []

  constructor(
    readonly id: string,
    readonly invite: string | null,
    seat: number | null = null,
  ) {
    this.seat = seat
    this.#open()
  }

  /** Called whenever the view changes. */
  onNews(read: (news: News) => void): () => void {
    this.#readers.push(read)
    return () => (this.#readers = this.#readers.filter((each) => each !== read))
  }

  get present() {
    return this.view
  }
  get handovers() {
    return this.table?.handovers ?? []
  }

  look(seat: number | null): void {
    if (seat === this.seat) return
    this.seat = seat
    this.#forget()
    this.#hello()
  }

  /** Empty the place looked from: a curtain hides nothing, it takes everything away. */
  draw(): void {
    this.view = null
    this.#forget()
    this.#read([], true)
  }

  refresh(): void {
    this.#forget()
    this.#hello()
  }

  async move(move: Said): Promise<Answer> {
    const answer = await this.#call((seat) => ({ type: 'move', seat, move }), true)
    if (answer.ok) this.fresh = true
    return answer
  }

  why(move: Said): Promise<Answer> {
    return this.#askFromSeat((seat) => ({ type: 'why', seat, move }))
  }

  hint(): Promise<Answer> {
    return this.#askFromSeat((seat) => ({ type: 'hint', seat }))
  }

  belief(): Promise<Answer> {
    return this.#askFromSeat((seat) => ({ type: 'belief', seat }))
  }

  async undo(): Promise<Answer> {
    const answer = await this.#call((seat) => ({ type: 'undo', seat }))
    if (!answer.ok) this.fresh = false
    return answer
  }

  answerUndo(agree: boolean, seat: number): Promise<Answer> {
    return this.#ask({ type: 'undo_answer', seat, agree })
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ type: 'chat', text })
  }

  legal(test: (move: Move) => boolean): Move | undefined {
    return this.view?.moves.find(test)
  }

  callAgain(): void {
    clearTimeout(this.#timer)
    this.#open()
  }

  hangUp(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    this.#socket?.close()
  }

  /** What changes the table. */
  async #call(question: (seat: number) => Question, again = false): Promise<Answer> {
    this.calling = true
    const answer = await this.#askFromSeat(question, again)
    this.calling = false
    return answer
  }

  /** What only a player may ask; an onlooker is answered here. */
  #askFromSeat(question: (seat: number) => Question, again = false): Promise<Answer> {
    return this.seat === null ? Promise.resolve(refusedHere('no-seat')) : this.#ask(question(this.seat), again)
  }

  #ask(message: Question, again = false): Promise<Answer> {
    const id = `c${Date.now().toString(36)}${this.#ids++}`
    return new Promise((settle) => {
      const asked = { message: { ...message, id }, settle, again }
      this.#asked.set(id, asked)
      this.#send(asked.message)
    })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #forget(): void {
    this.#epoch = 0
    this.#number = 0
  }

  #hello(): void {
    this.#send(hello(this.seat, { since: this.#number, epoch: this.#epoch, chat: this.chat.at(-1)?.number ?? 0 }))
  }

  #open(): void {
    this.waiting = 0
    const early = pickUp(this.id, this.invite, this.seat)
    const socket = early?.socket ?? dial(this.id, this.invite)
    this.#socket?.close()
    this.#socket = socket
    const opened = () => {
      clearInterval(this.#ping)
      this.#heard = true
      this.#ping = window.setInterval(() => this.#listen(socket), PING_EVERY)
    }
    const heard = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.#heard = true
      this.#hear(JSON.parse(event.data))
    }
    socket.onopen = () => {
      this.#hello()
      opened()
    }
    socket.onmessage = heard
    socket.onclose = (event) => {
      if (event.code === TOO_OLD && this.#socket === socket) reload()
      this.#lost(socket, event.code === NO_SUCH_TABLE)
    }
    if (socket.readyState === WebSocket.OPEN) opened()
    early?.heard.forEach(heard)
  }

  /** A machine that stands still or lost its power closes nothing: who does not even answer a ping is not there. */
  #listen(socket: WebSocket): void {
    if (!this.#heard) {
      this.#lost(socket, false)
      socket.close()
      return
    }
    this.#heard = false
    this.#send({ type: 'ping' })
  }

  #lost(socket: WebSocket, gone: boolean): void {
    if (this.#socket !== socket || this.#closed) return
    this.#socket = null
    this.up = false
    clearInterval(this.#ping)
    for (const [id, asked] of this.#asked) {
      if (asked.again) continue
      this.#asked.delete(id)
      asked.settle(refusedHere('line-down'))
    }
    if (gone) {
      this.gone = true
      return
    }
    this.#wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++))
  }

  #wait(left: number): void {
    this.waiting = Math.ceil(left / 1000)
    const step = Math.min(left, 1000)
    this.#timer = window.setTimeout(() => (left > step ? this.#wait(left - step) : this.#open()), step)
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'sync': {
        // A seat that is no longer one's own ends in an onlooker's sync nobody asked for.
        if (message.seat === null && this.seat !== null && !message.table.you.seats.includes(this.seat))
          this.seat = null
        if (message.seat !== this.seat) return
        const fresh = message.from === 0
        this.events = fresh ? message.events : [...this.events.slice(0, message.from), ...message.events]
        this.#epoch = message.epoch
        this.#number = message.number
        this.view = message.view
        this.fresh = false
        this.#told(message.table)
        if (message.chat.length) this.#chatted(message.chat)
        this.up = true
        this.#tries = 0
        this.#read(message.events, true)
        // What was asked before the line broke is asked again; the same id is never played twice.
        for (const asked of this.#asked.values()) this.#send(asked.message)
        break
      }
      case 'events':
        if (message.view.seat !== this.seat) return
        if (message.epoch !== this.#epoch || message.from !== this.#number) {
          this.#hello()
          return
        }
        this.events = [...this.events, ...message.events]
        this.#number = message.number
        this.view = message.view
        if (!this.calling) this.fresh = false
        if (message.table) this.#told(message.table)
        this.#read(message.events, false)
        break
      case 'table':
        this.#told(message.table)
        break
      case 'kept':
        this.kept = message
        break
      case 'ack':
      case 'allowed':
        this.#settle(message.id, { ok: true })
        break
      case 'hint':
        this.#settle(message.id, { ok: true, hint: message })
        break
      case 'belief':
        this.#settle(message.id, { ok: true, belief: message.belief ?? undefined })
        break
      case 'refused':
        this.#settle(message.id, { ok: false, refusal: message.error })
        break
      case 'chat':
        this.#chatted(message.messages)
        break
    }
  }

  #told(table: TableInfo): void {
    setTime(table.at)
    this.table = table
  }

  #read(events: GameEvent[], fresh: boolean): void {
    for (const read of this.#readers) read({ events, view: this.view, fresh })
  }

  #chatted(messages: ChatMessage[]): void {
    const last = this.chat.at(-1)?.number ?? 0
    this.chat = [...this.chat, ...messages.filter((message) => message.number > last)]
  }

  #settle(id: string | null, answer: Answer): void {
    if (id === null) return
    this.#asked.get(id)?.settle(answer)
    this.#asked.delete(id)
  }
}

export type { Answer }
