/** The screens by the first part of their address, each loaded by need with the texts it speaks. */

import { api } from '../lib/api'
import { dialAhead, placeAt } from '../lib/dial'
import { withTexts } from '../lib/texts.svelte'
import { lookOf } from '../tables'

export const SCREENS = {
  t: () => withTexts(import('./Table.svelte')),
  review: () => withTexts(import('./Review.svelte')),
  rules: () => withTexts(import('./Rules.svelte')),
  learn: () => withTexts(import('./Learn.svelte')),
  lesson: () => withTexts(import('./Lesson.svelte')),
  games: () => withTexts(import('./Games.svelte')),
}

/** Asks for what the page at this address will need, before there is a page to ask for it; the page asks again, and
    tells what went wrong. */
export async function ahead(path: string, query: URLSearchParams): Promise<void> {
  const [name, id] = path.split('/').filter(Boolean)
  if (!name || !Object.hasOwn(SCREENS, name)) return
  const needed: Promise<unknown>[] = [SCREENS[name as keyof typeof SCREENS]()]
  if (id && name === 't') needed.push(tableAhead(id, query.get('i')))
  if (id && name === 'review') needed.push(api.tableAhead(id, null))
  await Promise.allSettled(needed)
}

/** A table with the files of its game, the line to it already open. */
async function tableAhead(id: string, invite: string | null): Promise<void> {
  const table = await api.tableAhead(id, invite)
  dialAhead(id, invite, placeAt(table))
  await lookOf(table.game).load()
}
