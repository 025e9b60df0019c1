/** Every game declares in its own folder how it looks; one without a folder gets the plain table. */

import type { Component } from 'svelte'
import type { Picture } from '../lib/pictures'
import type { Place } from '../lib/place'
import type { Player } from '../lib/players'
import type { Script } from '../scenes/script'
import { look as plain } from './plain'

export type TableProps = { place: Place; players: Player[] }

/** A thing with a price, as it is drawn beside its line. */
export type Priced = {
  name: string
  hue: string
  dash: string
  emblem: string
  code: string
  /** Where there are many: what it belongs to, to be shown or not. */
  group?: string
  groupName?: string
}
export type Prices = {
  /** The things of these names, at a table with that view. */
  things: (game: string, names: string[], table: unknown) => Priced[]
  /** A price as it is written; as it is, where nothing is said. */
  write?: (price: number) => number
  /** The id of the line that says what the prices are counted in. */
  about: string
}

export type Look = {
  /** Where it stands on the shelf, from the left; what has no place stands behind all that have. */
  shelf?: number
  emblem: string
  /** The picture on the game's card. */
  art: Component
  /** A score or a fortune in words. */
  amount: (value: number) => string
  prices?: Prices
  /** What tables are opened with on this site unless somebody says otherwise. */
  options?: Record<string, unknown>
  load: () => Promise<Loaded>
}

/** What is not needed before somebody comes to a table of the game; one file. */
export type Loaded = {
  Table: Component<TableProps>
  /** The things of its table beside a worked example. */
  Example?: Component<{ picture: Picture }>
  /** How the table performs what happens on it. */
  script?: Script<unknown>
}

const found = import.meta.glob<Look>(['./*/index.ts', '!./plain/index.ts'], { eager: true, import: 'look' })
const drawn = new Map(Object.entries(found).map(([file, look]) => [file.split('/')[1], look]))

export const lookOf = (game: string): Look => drawn.get(game) ?? plain

const shelved = [...drawn].sort(([, a], [, b]) => (a.shelf ?? Infinity) - (b.shelf ?? Infinity)).map(([game]) => game)
/** The games as they are offered: those with a table of their own, then what else the server has. */
export const shelf = (games: { name: string }[]): string[] => [
  ...shelved,
  ...games.map((game) => game.name).filter((name) => !drawn.has(name)),
]
