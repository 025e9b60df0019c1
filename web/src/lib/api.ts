/** The lobby's requests. */

import type { GameInfo, Guest, Lesson, NewTable, Refusal, Replay, TableInfo, View } from './protocol'
import type { BeliefAnswer, ReviewAnswer } from './review'
import { knowGames } from './texts.svelte'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message)
  }
}

/** What a screen will ask for first, asked for while the screen itself is still on its way; each counts once. */
const ahead = new Map<string, Promise<unknown>>()

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const early = method === 'GET' ? ahead.get(path) : undefined
  ahead.delete(path)
  if (early) return early as Promise<T>
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const said = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  throw new Refused(
    said?.error ?? { code: 'lost', clause: null, details: {}, message: answer.statusText },
    answer.status,
  )
}

const query = (given: Record<string, string | number | null | undefined>) => {
  const parts = Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return parts.length ? `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : ''
}

const outside = (language: string) => ask<{ fluent: string }>('GET', `/api/texts/${language}`).then((all) => all.fluent)
/** What is told of games is told when their names can be said. */
async function spoken<T>(told: T, games: string[]): Promise<T> {
  await knowGames(games, outside)
  return told
}

const tablePath = (id: string, invite?: string | null) => `/api/tables/${id}${query({ i: invite })}`

export const api = {
  /** Who asks for it later is told what goes wrong. */
  tableAhead: (id: string, invite: string | null) => {
    const path = tablePath(id, invite)
    const asked = ask<TableInfo>('GET', path)
    ahead.set(path, asked)
    return asked
  },
  me: () => ask<{ guest: Guest | null }>('GET', '/api/me'),
  guest: (name: string, language: string) => ask<{ guest: Guest }>('POST', '/api/guest', { name, language }),
  games: () =>
    ask<{ games: GameInfo[] }>('GET', '/api/games').then(({ games }) =>
      spoken(
        games,
        games.map((game) => game.name),
      ),
    ),
  rules: (game: string, lang: string) =>
    ask<{ markdown: string; language: string }>('GET', `/api/rules/${game}${query({ lang })}`),
  tables: (list: 'open' | 'mine' | 'watch' | 'finished', limit = 12) =>
    ask<{ tables: TableInfo[] }>('GET', `/api/tables${query({ list, limit })}`).then(({ tables }) =>
      spoken(
        tables,
        tables.map((table) => table.game),
      ),
    ),
  table: (id: string, invite?: string | null) =>
    ask<TableInfo>('GET', tablePath(id, invite)).then((table) => spoken(table, [table.game])),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  lesson: (game: string) => ask<Lesson>('GET', `/api/lessons/${game}`),
  takeLesson: (game: string, again = false) => ask<TableInfo>('POST', `/api/lessons/${game}`, { again }),
  leaveLesson: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/lesson/play-on`, {}),
  beginBeat: (id: string, beat: number) => ask<TableInfo>('POST', `/api/tables/${id}/lesson`, { beat }),
  sit: (id: string, given: { seat?: number; name?: string; invite?: string }) =>
    ask<TableInfo>('POST', `/api/tables/${id}/sit`, given),
  stand: (id: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${id}/stand`, { seat }),
  bot: (id: string, seat: number, level: string | null) =>
    ask<TableInfo>('POST', `/api/tables/${id}/bot`, { seat, level }),
  start: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/start`, {}),
  close: (id: string) => ask<TableInfo>('POST', `/api/tables/${id}/close`, {}),
  rematch: (id: string, given: { seat?: number; change?: Record<string, unknown> } = {}) =>
    ask<TableInfo>('POST', `/api/tables/${id}/rematch`, given),
  playOn: (id: string, number: number, seat: number) =>
    ask<TableInfo>('POST', `/api/tables/${id}/play-on`, { number, seat }),
  review: (id: string, seat: number, had: number) =>
    ask<ReviewAnswer>('GET', `/api/tables/${id}/review${query({ seat, had })}`),
  belief: (id: string, number: number, seat: number) =>
    ask<BeliefAnswer>('GET', `/api/tables/${id}/belief/${number}${query({ seat })}`),
  replay: (id: string, seat?: number | null, invite?: string | null) =>
    ask<Replay>('GET', `/api/tables/${id}/replay${query({ seat, i: invite })}`),
  replayAt: (id: string, number: number, seat?: number | null) =>
    ask<{ number: number; view: View }>('GET', `/api/tables/${id}/replay/${number}${query({ seat })}`),
}
