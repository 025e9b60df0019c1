/** Lines over the actions of a match, and where their labels go. */

export type Series = {
  name: string
  /** Classes of the line: a hue, a dash, brass for oneself. */
  look: string
  points: { at: number; value: number | null; within?: number | null }[]
}

/** The outline of where a line may be: along the upper ends of its points and back along the lower ones. */
export function bandOf(ends: [x: number, upper: number, lower: number][]): string {
  if (ends.length < 2) return ''
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const there = ends.map(([x, upper]) => point(x, upper))
  const back = ends.map(([x, , lower]) => point(x, lower)).reverse()
  return `M${[...there, ...back].join('L')}Z`
}

/** Round figures for an axis, from below the least to above the most. */
export function ticksOf(least: number, most: number, wanted: number): number[] {
  const span = Math.max(most - least, 1)
  const raw = span / Math.max(wanted, 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((each) => each >= raw && (each >= 1 || span < 2))!
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** Pen strokes of a line; where there is no value the pen is lifted. Prices step, chances slope. */
export function pathOf(points: [number, number | null][], stepped: boolean): string {
  let path = ''
  let down = false
  let before = 0
  for (const [x, y] of points) {
    if (y === null) {
      if (down && stepped) path += `H${x.toFixed(1)}`
      down = false
      continue
    }
    if (!down) path += `M${x.toFixed(1)} ${y.toFixed(1)}`
    else if (stepped && y !== before) path += `H${x.toFixed(1)}V${y.toFixed(1)}`
    else path += stepped ? `H${x.toFixed(1)}` : `L${x.toFixed(1)} ${y.toFixed(1)}`
    before = y
    down = true
  }
  return path
}

/** Labels at the heights wanted, pushed apart so that none covers another and none leaves the frame. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b])
  const room = Math.min(gap, (bottom - top) / Math.max(1, wanted.length - 1))
  const placed = [...wanted]
  let last = top - room
  for (const i of order) last = placed[i] = Math.max(placed[i], last + room)
  last = bottom + room
  for (const i of [...order].reverse()) last = placed[i] = Math.min(placed[i], last - room)
  return placed
}
