/** Faces: the regulars of the exchange are drawn, people's faces follow from their names. Two colours, no hue. */

import sprite from '../art/people.svg?url'

/** The ground behind each regular. */
const GROUNDS: Record<string, number> = {
  ada: 1,
  bruno: 5,
  dora: 7,
  emil: 6,
  flora: 4,
  greta: 2,
  kira: 8,
  leo: 3,
  otto: 6,
  prosper: 3,
  rosa: 1,
  ugo: 7,
  vera: 2,
  zeno: 5,
}

export const REGULARS = Object.keys(GROUNDS)

export type Face = { ground: number; parts: string[] }

/** Hair goes with the hair behind it; hats fit only some. */
const HAIR = [
  [0, 1],
  [0, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [0, 6],
  [7, 7],
  [8, 8],
  [0, 9],
  [0, 10],
  [6, 6],
  [9, 11],
]
const HATTED = [1, 2, 4, 6, 8]
/** Hair, hat, glasses and beard of the regulars: nobody else looks like them. */
const TAKEN = new Set([
  '3,0,1,0',
  '6,2,0,1',
  '0,5,0,0',
  '1,0,3,7',
  '5,0,0,0',
  '4,0,5,0',
  '6,6,0,0',
  '7,0,0,4',
  '2,3,0,2',
  '2,1,2,0',
  '0,7,0,0',
  '6,4,4,3',
  '8,0,0,0',
  '11,0,0,6',
])

/** A chain of picks that a name always repeats: FNV-1a for the start, mulberry32 from there on. */
function picker(name: string, roll: number): (choices: number) => number {
  let state = 2166136261
  for (const byte of new TextEncoder().encode(`${name.normalize('NFC').toLowerCase()}:${roll}`))
    state = Math.imul(state ^ byte, 16777619) >>> 0
  return (choices) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * choices)
  }
}

const LONG_BEARDS = [5, 6]

/** The face of a person, always the same for a name. */
export function faceOf(name: string, roll = 0): Face {
  const pick = picker(name, roll)
  const part: Record<string, number> = {}
  for (const [kind, choices] of [
    ['head', 6],
    ['eye', 5],
    ['brow', 5],
    ['nose', 4],
    ['mouth', 6],
    ['collar', 9],
  ] as const)
    part[kind] = pick(choices) + 1
  ;[part.hairb, part.hair] = HAIR[pick(HAIR.length)]
  const [hat, glass, beard, mark] = [pick(30), pick(18), pick(28), pick(24)]
  part.hat = hat < 10 && HATTED.includes(part.hair) ? hat + 1 : 0
  part.glass = glass < 6 ? glass + 1 : 0
  part.beard = beard < 7 && !(part.hat && part.glass) ? beard + 1 : 0
  part.mark = mark < 6 ? mark + 1 : 0
  const ground = pick(8) + 1
  if (part.hat && part.mark === 3) part.mark = 0
  if (part.hair === 11 && !part.beard) part.beard = 6
  if (LONG_BEARDS.includes(part.beard)) part.mouth = 0
  if (part.glass === 5) part.eye = part.brow = 0
  if (TAKEN.has([part.hair, part.hat, part.glass, part.beard].join())) return faceOf(name, roll + 1)
  return { ground, parts: layers(part) }
}

/** Back to front; a long beard lies over the collar. */
function layers(part: Record<string, number>): string[] {
  const chest = LONG_BEARDS.includes(part.beard) ? ['collar', 'beard'] : ['beard', 'collar']
  const order = ['hairb', 'head', 'eye', 'nose', 'brow', 'mouth', ...chest, 'hair', 'glass', 'hat', 'mark']
  return order.filter((kind) => part[kind]).map((kind) => `pp-${kind}-${part[kind]}`)
}

export const faceOfRegular = (person: string): Face => ({
  ground: GROUNDS[person] ?? 1,
  parts: [`who-${person[0]}`],
})

/** The drawings by name: fetched once, when the first face is shown. */
let drawings: Promise<Map<string, string>> | null = null

async function fetchDrawings(): Promise<Map<string, string>> {
  const drawn = await (await fetch(sprite)).text()
  const things = /<(symbol|clipPath) id="([^"]+)".*?<\/\1>|<path id="([^"]+)"[^>]*\/>/gs
  return new Map([...drawn.matchAll(things)].map(([thing, , symbol, path]) => [symbol ?? path, thing]))
}

/** A drawing and all it refers to, without those that are there already. */
function layOut(name: string, all: Map<string, string>, there: Set<string>): string {
  const drawn = all.get(name)
  if (!drawn || there.has(name)) return ''
  there.add(name)
  const named = [...drawn.matchAll(/(?:href="#|url\(#)([\w-]+)/g)]
  return drawn + named.map(([, other]) => layOut(other, all, there)).join('')
}

/** These drawings with all they refer to, without those that are there already; null when they can't be had now. */
export async function draw(names: string[], there: Set<string>): Promise<string | null> {
  drawings ??= fetchDrawings()
  try {
    const all = await drawings
    return names.map((name) => layOut(name, all, there)).join('')
  } catch {
    drawings = null // the next face asks again
    return null
  }
}

/** Those that lie in the page; one that nobody wears costs nothing. */
const laid = new Set<string>()

/** Lays these drawings into the page. */
export async function drawPeople(names: string[]): Promise<void> {
  if (names.every((name) => laid.has(name))) return
  const drawn = await draw(names, laid)
  if (!drawn) return
  const holder = document.createElement('div')
  holder.innerHTML = `<svg class="people" width="0" height="0" fill="currentColor" aria-hidden="true">${drawn}</svg>`
  document.body.append(holder.firstElementChild!)
}
