/** The first-game guide: a note beside a thing on the table, one sentence and one thing to do. */

import { recall, remember } from './settings.svelte'

export type Note = {
  name: string
  /** What it points at: names of things, the first of them that is drawn. */
  at: string
  when: () => boolean
}

const key = (game: string) => `guide-${game}`

export function seenNotes(game: string): Set<string> {
  return new Set((recall(key(game)) ?? '').split(' ').filter(Boolean))
}

export function seeNote(game: string, name: string): void {
  remember(key(game), [...seenNotes(game), name].join(' '))
}
