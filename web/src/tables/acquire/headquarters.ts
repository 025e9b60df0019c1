/** Where the headquarters stand: on the tile that founded the corporation, and they stay there. */

import type { GameEvent } from '../../lib/protocol'
import type { View } from './shapes'

const nameOf = (table: View, row: number, column: number) => `${column + 1}${table.rows[row]}`

/** The founding tile of every corporation, as far as it was seen: the tile played just before it was founded. */
function founded(events: GameEvent[]): Map<string, string> {
  const found = new Map<string, string>()
  let tile = ''
  for (const event of events) {
    if (event.event === 'tile_played') tile = String(event.tile)
    else if (event.event === 'founded') found.set(String(event.corporation), tile)
  }
  return found
}

/** Of a corporation whose founding nobody saw (a position laid out, a game played on): its first tile on the board. */
function firstTile(table: View, letter: string): string {
  const row = table.board.findIndex((line) => line.includes(letter))
  return nameOf(table, row, table.board[row].indexOf(letter))
}

/** By tile, the corporation that has its headquarters there; `before` is where they stood last. */
export function headquarters(table: View, events: GameEvent[], before: Map<string, string>): Map<string, string> {
  const seen = founded(events)
  const stood = new Map([...before].map(([tile, corporation]) => [corporation, tile]))
  const stands = new Map<string, string>()
  for (const [letter, corporation] of Object.entries(table.letters)) {
    if (!table.board.some((line) => line.includes(letter))) continue
    const belongs = (tile?: string) =>
      tile && table.board[table.rows.indexOf(tile.at(-1)!)]?.[parseInt(tile) - 1] === letter
    const tile = [seen.get(corporation), stood.get(corporation)].find(belongs) ?? firstTile(table, letter)
    stands.set(tile, corporation)
  }
  return stands
}
