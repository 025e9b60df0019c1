/** Opening the line to a table; also before there is anybody to listen. */

import type { ClientMessage, TableInfo } from './protocol'
import { settings } from './settings.svelte'

/** What this page speaks, as `PROTOCOL` of the server; a page that is too old for a server loads itself anew. */
const PROTOCOL = 1

type Hello = Extract<ClientMessage, { type: 'hello' }>
/** A line with what was said on it so far. */
export type Dialled = { socket: WebSocket; heard: MessageEvent<string>[] }

/** The seat a visitor looks from at first; where several of one's own share a screen, from none. */
export function placeAt(table: TableInfo): number | null {
  const own = table.you.seats
  return own.length > 1 && table.state === 'running' ? null : (own[0] ?? null)
}

export function dial(id: string, invite: string | null): WebSocket {
  const query = `?p=${PROTOCOL}${invite ? `&i=${encodeURIComponent(invite)}` : ''}`
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket${query}`)
}

/** The first words on a line: who has seen nothing yet. */
export const hello = (seat: number | null, had: Partial<Hello> = {}): Hello => ({
  type: 'hello',
  seat,
  since: 0,
  epoch: 0,
  chat: 0,
  language: settings.language,
  ...had,
})

let waiting: (Dialled & { key: string }) | null = null
const keyOf = (...place: [id: string, invite: string | null, seat: number | null]) => JSON.stringify(place)

/** Opens the line while the table's code is still on its way, and keeps what is heard. */
export function dialAhead(id: string, invite: string | null, seat: number | null): void {
  const socket = dial(id, invite)
  const heard: MessageEvent<string>[] = []
  socket.onopen = () => socket.send(JSON.stringify(hello(seat)))
  socket.onmessage = (event) => heard.push(event)
  waiting = { key: keyOf(id, invite, seat), socket, heard }
}

/** The line that was opened ahead for this place, if it still stands. */
export function pickUp(id: string, invite: string | null, seat: number | null): Dialled | null {
  const found = waiting
  waiting = null
  if (found?.key === keyOf(id, invite, seat) && found.socket.readyState <= WebSocket.OPEN) return found
  found?.socket.close()
  return null
}
