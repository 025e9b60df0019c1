/** What stands on the order slip: every move of every game is written there first, then called. */

export type Row = { label: string; value: string; tone?: 'up' | 'down'; total?: boolean; deskOnly?: boolean }
/** Here: it changes only what this page shows, so it needs no line to the server. */
export type Action = { label: string; key?: string; here?: boolean; run: () => void }

export type Order = {
  /** The step of the game, in the slip's head. */
  step: string
  /** The sentence; what lies between asterisks is underlined. */
  say: string
  rows?: Row[]
  call?: Action
  more?: Action[]
  clear?: () => void
  why?: string
}

/** A part of a result, in the colours of what it comes from. */
export type Part = { label: string; value: number; hue?: string; emblem?: string }

/** What a popover says: a sum, a reason, and the rule behind it. */
export type Explanation = {
  title: string
  text?: string
  sum?: { label: string; value: string }[]
  total?: { label: string; value: string }
  clause?: string | null
}
