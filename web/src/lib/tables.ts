/** Opening tables, and what one wants to know of them. */

import { api } from './api'
import { beGuest } from './guest.svelte'
import { REGULARS } from './people'
import type { GameInfo, TableInfo } from './protocol'
import { go } from './route.svelte'
import { recall, remember } from './settings.svelte'
import { list, t } from './texts.svelte'
import { lookOf } from '../tables'

const USUAL = 4

export const usualPlayers = (game: GameInfo) => Math.max(game.players.least, Math.min(game.players.most, USUAL))
/** The bot people meet who don't choose. */
export const usualLevel = (game: GameInfo) => game.usual

export const linkOf = (table: TableInfo) => `/t/${table.id}${table.invite ? `?i=${table.invite}` : ''}`
export const waitsForMe = (table: TableInfo) => table.pending.some((seat) => table.you.seats.includes(seat))
/** Everybody who sits there but oneself, by name. */
export const othersAt = (table: TableInfo) =>
  list(table.seats.filter((seat) => seat.kind !== 'open' && !seat.you).map((seat) => seat.name ?? ''))

/** Bots of different levels at one table. */
export const MIXED = 'mixed'
/** How somebody plays against bots: kept in this browser, game by game. */
export type BotTable = { level: string; players: number; people: string[] }

const keyOf = (game: GameInfo) => `bots-${game.name}`

/** What was asked for last time, as far as it still exists; else the usual. */
export function lastBotTable(game: GameInfo, own: string): BotTable {
  const usual = { level: usualLevel(game), players: usualPlayers(game), people: [] }
  let kept: Partial<BotTable> = {}
  try {
    kept = JSON.parse(recall(keyOf(game)) ?? '{}')
  } catch {
    // Written by an older page: the usual table stands.
  }
  const level = [...game.levels, MIXED].includes(kept.level!) ? kept.level! : usual.level
  const { least, most } = game.players
  const players = kept.players! >= least && kept.players! <= most ? kept.players! : usual.players
  const people = (Array.isArray(kept.people) ? kept.people : []).filter((each) => REGULARS.includes(each))
  return { level, players, people: drawn(people, most - 1, own) }
}

const initial = (name: string) => name.trim()[0]?.toUpperCase()
/** Who may still be asked to a table: nobody twice, nobody with the player's own initial. */
const free = (people: string[], own: string) =>
  REGULARS.filter((each) => !people.includes(each) && initial(t(`who-${each}`)) !== initial(own))

/** Those who come, filled up to a number by lot. */
export function drawn(people: string[], count: number, own: string): string[] {
  const chosen = people.slice(0, count)
  while (chosen.length < count) {
    const rest = free(chosen, own)
    chosen.push(rest[Math.floor(Math.random() * rest.length)])
  }
  return chosen
}

/** Somebody who is not there yet, in the place of one who is. */
export function someoneElse(people: string[], at: number, own: string): string[] {
  const rest = free(people, own)
  return people.map((each, i) => (i === at ? rest[Math.floor(Math.random() * rest.length)] : each))
}

/** The level of the n-th bot; mixed tables go through the levels above pure chance, the usual one first. */
export function levelOf(game: GameInfo, level: string, n: number): string {
  if (level !== MIXED) return level
  const thinking = game.levels.filter((each) => each !== 'random')
  return thinking[(Math.max(0, thinking.indexOf(usualLevel(game))) + n) % thinking.length] ?? usualLevel(game)
}

/** What a regular is inclined to in a game; chance and the house lean to nothing. */
export const temperOf = (game: GameInfo, person: string, level: string) =>
  ['random', 'house'].includes(level) ? null : (game.tempers[person] ?? null)

export async function playBots(game: GameInfo, asked: BotTable): Promise<void> {
  await beGuest()
  const bots = Array.from({ length: asked.players - 1 }, (_, n) => ({
    kind: 'bot' as const,
    level: levelOf(game, asked.level, n),
    person: asked.people[n],
  }))
  const table = await api.open({
    game: game.name,
    players: asked.players,
    options: lookOf(game.name).options ?? {},
    seats: [{ kind: 'me' }, ...bots],
    start: true,
  })
  remember('last-game', game.name)
  remember(keyOf(game), JSON.stringify(asked))
  go(linkOf(table))
}
