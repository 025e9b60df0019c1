/** The games whose tables are drawn, and how they show on a shelf. */

import type { Component } from 'svelte'
import type { Place } from '../lib/place'
import type { Player } from '../lib/players'
import type { Script } from '../scenes/script'

export type TableProps = { place: Place; players: Player[] }
type Drawn = () => Promise<{ default: Component<TableProps> }>
type Scripted = () => Promise<{ script: Script<unknown> }>

export const TABLES: Record<string, Drawn> = {
  stockpile: () => import('./stockpile/StockpileTable.svelte'),
  acquire: () => import('./acquire/AcquireTable.svelte'),
  money: () => import('./money/MoneyTable.svelte'),
  watch: () => import('./watch/WatchTable.svelte'),
}

/** How each table performs what happens on it. */
const SCENES: Record<string, Scripted> = {
  stockpile: () => import('./stockpile/scenes'),
  acquire: () => import('./acquire/scenes'),
  money: () => import('./money/scenes'),
  watch: () => import('./watch/scenes'),
}
export async function scriptOf(game: string): Promise<Script<unknown>> {
  const found = await SCENES[game]?.()
  return found?.script ?? (() => [])
}

/** The four of the house, in the order they are offered. */
export const SHELF = ['stockpile', 'acquire', 'money', 'watch'] as const
export type Shelved = (typeof SHELF)[number]

export const EMBLEM: Record<string, string> = {
  stockpile: 'e-auto',
  acquire: 'e-america',
  money: 'e-crown',
  watch: 'i-bull',
}
