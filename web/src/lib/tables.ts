/** Opening tables. */

import { api } from './api'
import { beGuest } from './guest.svelte'
import type { GameInfo, TableInfo } from './protocol'
import { go } from './route.svelte'
import { remember } from './settings.svelte'

const USUAL = 4

export const usualPlayers = (game: GameInfo) => Math.max(game.players.least, Math.min(game.players.most, USUAL))
/** The bot people meet who don't choose. */
export const usualLevel = (game: GameInfo) => game.usual

export const linkOf = (table: TableInfo) => `/t/${table.id}${table.invite ? `?i=${table.invite}` : ''}`

export async function playBots(game: GameInfo): Promise<void> {
  await beGuest()
  const players = usualPlayers(game)
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: usualLevel(game) }))
  const table = await api.open({ game: game.name, players, seats: [{ kind: 'me' }, ...bots], start: true })
  remember('last-game', game.name)
  go(linkOf(table))
}
