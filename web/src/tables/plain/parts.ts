/** The view of any game in parts that can be drawn: figures, counts, rows, grids, and groups of these. */

import { figure, has, t } from '../../lib/texts.svelte'

export type Cell =
  | { kind: 'none' }
  | { kind: 'flag'; on: boolean }
  | { kind: 'figure'; text: string }
  | { kind: 'word'; text: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'several'; cells: { label: string; cell: Cell }[] }

export type Part = { name: string; label: string } & (
  | { kind: 'figure'; cell: Cell }
  | { kind: 'counts'; cells: Counted[] }
  | { kind: 'row'; cells: Cell[] }
  | { kind: 'grid'; columns: string[]; rows: Cell[][] }
  | { kind: 'group'; parts: Part[] }
)
/** Something that is counted, or a fact with a name of its own. */
export type Counted = { label: string; cell: Cell; thing: boolean; none: boolean }
export type Plate = { seat: number; facts: { name: string; label: string; cell: Cell }[] }

type Fields = Record<string, unknown>

/** Fields that name a seat by its number. */
const SEATS = new Set(['seat', 'other', 'actor', 'owner', 'bidder', 'winner', 'active', 'asked'])
/** Told elsewhere on the page. */
const TOLD = new Set(['round', 'rounds', 'phase'])
const DEEPEST = 3

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isPlain = (value: unknown) => !isFields(value) && !isList(value)
const spaced = (name: string) => name.replaceAll('_', ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const fieldId = (game: string, name: string) => `${game}-field-${name.replaceAll('_', '-')}`
const isField = (game: string, name: string) => has(fieldId(game, name))
/** What a field is called: as the game's texts say, else as it is named. */
export const labelOf = (game: string, name: string) =>
  isField(game, name) ? t(fieldId(game, name)) : capital(spaced(name))

/** A value that is a word: by the game's text for it, else as it is. */
export function wordOf(game: string, field: string, value: string): string {
  const id = [`${game}-${field}-${value}`, `${game}-word-${value}`].find(has)
  return id ? t(id) : spaced(value)
}

/** A single value; what lies inside it is told in a line. */
export function cellOf(game: string, name: string, value: unknown): Cell {
  if (value === null || value === undefined) return { kind: 'none' }
  if (typeof value === 'boolean') return { kind: 'flag', on: value }
  if (typeof value === 'number')
    return SEATS.has(name) ? { kind: 'seat', seat: value } : { kind: 'figure', text: figure(value) }
  if (typeof value === 'string') return { kind: 'word', text: wordOf(game, name, value) }
  const inner = isList(value)
    ? value.map((each) => ({ label: '', cell: cellOf(game, name, each) }))
    : Object.entries(value).map(([key, each]) => ({ label: keyOf(game, name, key), cell: cellOf(game, key, each) }))
  return inner.length ? { kind: 'several', cells: inner } : { kind: 'none' }
}

/** A key of a field is a field of its own, or a thing that is counted. */
const keyOf = (game: string, name: string, key: string) =>
  isField(game, key) ? labelOf(game, key) : capital(wordOf(game, name, key))

export function partOf(game: string, name: string, value: unknown, deep = 0): Part {
  const head = { name, label: labelOf(game, name) }
  if (isList(value) && value.length && value.every(isFields)) {
    const columns = [...new Set(value.flatMap((row) => Object.keys(row)))]
    const rows = value.map((row) => columns.map((column) => cellOf(game, column, row[column])))
    return { ...head, kind: 'grid', columns: columns.map((column) => labelOf(game, column)), rows }
  }
  if (isList(value)) return { ...head, kind: 'row', cells: value.map((each) => cellOf(game, name, each)) }
  if (isFields(value) && Object.values(value).every(isPlain))
    return {
      ...head,
      kind: 'counts',
      cells: Object.entries(value).map(([key, each]) => ({
        label: keyOf(game, name, key),
        cell: cellOf(game, key, each),
        thing: typeof each === 'number' && !isField(game, key),
        none: each === 0,
      })),
    }
  if (isFields(value) && deep < DEEPEST)
    return {
      ...head,
      kind: 'group',
      parts: Object.entries(value).map(([key, each]) => partOf(game, key, each, deep + 1)),
    }
  return { ...head, kind: 'figure', cell: cellOf(game, name, value) }
}

const isSeats = (value: unknown, players: number): value is (Fields & { seat: number })[] =>
  isList(value) && value.length === players && value.every((row) => isFields(row) && typeof row.seat === 'number')

/** Everything on the table but the seats; figures first, in the order of the view. */
export function partsOf(game: string, table: Fields, players: number): Part[] {
  const parts = Object.entries(table)
    .filter(([name, value]) => !TOLD.has(name) && !(name === 'seats' && isSeats(value, players)))
    .map(([name, value]) => partOf(game, name, value))
  return [...parts.filter((part) => part.kind === 'figure'), ...parts.filter((part) => part.kind !== 'figure')]
}

/** What lies before each seat, in the order of the seats. */
export function platesOf(game: string, table: Fields, players: number): Plate[] {
  const rows = isSeats(table.seats, players)
    ? table.seats
    : Array.from({ length: players }, (_, seat): Fields & { seat: number } => ({ seat }))
  return rows.map((row) => ({
    seat: row.seat,
    facts: Object.entries(row)
      .filter(([name]) => name !== 'seat')
      .map(([name, value]) => ({ name, label: labelOf(game, name), cell: cellOf(game, name, value) })),
  }))
}

/** A cell as one text, for those who listen. */
export function spokenOf(cell: Cell, names: string[]): string {
  switch (cell.kind) {
    case 'none':
      return '–'
    case 'flag':
      return t(cell.on ? 'plain-yes' : 'plain-no')
    case 'seat':
      return names[cell.seat] ?? String(cell.seat)
    case 'several':
      return cell.cells.map((each) => `${each.label} ${spokenOf(each.cell, names)}`.trim()).join(', ')
    default:
      return cell.text
  }
}
