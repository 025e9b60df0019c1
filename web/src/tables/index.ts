/** The games whose tables are drawn, and how they show on a shelf. */

import type { Component } from 'svelte'
import type { Place } from '../lib/place'
import type { Player } from '../lib/players'

export type TableProps = { place: Place; players: Player[] }
type Drawn = () => Promise<{ default: Component<TableProps> }>

export const TABLES: Record<string, Drawn> = {
  stockpile: () => import('./stockpile/StockpileTable.svelte'),
  acquire: () => import('./acquire/AcquireTable.svelte'),
  money: () => import('./money/MoneyTable.svelte'),
  watch: () => import('./watch/WatchTable.svelte'),
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
