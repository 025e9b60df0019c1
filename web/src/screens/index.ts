/** The screens by the first part of their address, each loaded by need with the texts it speaks. */

import { api } from '../lib/api'
import { withTexts } from '../lib/texts.svelte'

export const SCREENS = {
  t: () => withTexts(import('./Table.svelte')),
  review: () => withTexts(import('./Review.svelte')),
  rules: () => withTexts(import('./Rules.svelte')),
  learn: () => withTexts(import('./Learn.svelte')),
  lesson: () => withTexts(import('./Lesson.svelte')),
  games: () => withTexts(import('./Games.svelte')),
}

/** Asks for what the page at this address will need, before there is a page to ask for it. */
export function ahead(path: string, query: URLSearchParams): void {
  const [name, id] = path.split('/').filter(Boolean)
  if (!name || !Object.hasOwn(SCREENS, name)) return
  SCREENS[name as keyof typeof SCREENS]().catch(() => undefined) // the page asks again, and tells
  if (id && name === 't') api.tableAhead(id, query.get('i'))
  if (id && name === 'review') api.tableAhead(id, null)
}
