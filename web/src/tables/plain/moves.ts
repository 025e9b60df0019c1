/** The moves of any game, by what they do; what can't be played now, but could before, stays and says why. */

import type { Move } from '../../lib/protocol'
import { figure, has, t } from '../../lib/texts.svelte'
import { labelOf, wordOf } from './parts'

export type Card = { move: Move; face: string; big: boolean; may: boolean }
export type Group = { verb: string; label: string; cards: Card[] }

/** More than these would hide what can be played. */
const MOST_BARRED = 24
const FRAME = new Set(['code', 'text', 'say', 'move'])

const argumentsOf = (move: Move) => Object.keys(move).filter((key) => !FRAME.has(key))
const valueOf = (move: Move, key: string) => (move as Record<string, unknown>)[key]

/** The one argument by which these moves differ, if there is one. */
function difference(moves: Move[]): string | null {
  const keys = [...new Set(moves.flatMap(argumentsOf))]
  const differing = keys.filter((key) => new Set(moves.map((move) => JSON.stringify(valueOf(move, key)))).size > 1)
  const plain = (key: string) => moves.every((move) => ['number', 'string'].includes(typeof valueOf(move, key)))
  return differing.length === 1 && plain(differing[0]) ? differing[0] : null
}

function faceOf(game: string, move: Move, by: string | null, seats: string[]): { face: string; big: boolean } {
  const value = by === null ? null : valueOf(move, by)
  if (by === 'seat' && typeof value === 'number' && seats[value]) return { face: seats[value], big: false }
  if (typeof value === 'number') return { face: figure(value), big: true }
  if (typeof value === 'string') return { face: wordOf(game, by!, value), big: false }
  return { face: move.say, big: false }
}

export function groupsOf(game: string, legal: Move[], seen: Move[], names: string[]): Group[] {
  const may = new Set(legal.map((move) => move.code))
  const barred = seen.filter((move) => !may.has(move.code))
  const all = [...legal, ...(barred.length <= MOST_BARRED ? barred : [])].sort((a, b) => a.code - b.code)
  const verbs = [...new Set(all.map((move) => move.move))]
  return verbs.map((verb) => {
    const moves = all.filter((move) => move.move === verb)
    const by = difference(moves)
    const id = `${game}-verb-${verb}`
    return {
      verb,
      label: has(id) ? t(id) : by && by !== 'seat' ? labelOf(game, by) : '',
      cards: moves.map((move) => ({ move, ...faceOf(game, move, by, names), may: may.has(move.code) })),
    }
  })
}
