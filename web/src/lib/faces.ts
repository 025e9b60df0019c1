/** Faces on tokens, as pictures: one that stands on every line of a log is drawn once, and costs a line no more than a
 * colour. A picture sees nothing of the page, so what its strokes ask the page for is filled in. */

import { draw, type Face } from './people'

type Framed = { shape: number; face: Face; you: boolean }
type Colours = { fill: string; stroke: string; paper: string }

const INK = '#13231d'
const YOU: Colours = { fill: '#f3bf4b', stroke: '#2a1c00', paper: '#fff6dd' }
const DAY: Colours = { fill: '#23352e', stroke: '#f3efe2', paper: '#f3efe2' }
const NIGHT: Colours = { fill: '#2d463d', stroke: '#ece8d9', paper: '#f3efe2' }
/** Few and strong strokes: a token is small. */
const STROKES: Record<string, string> = {
  d3: 'hidden',
  d2: 'hidden',
  dc: 'hidden',
  fw: '2.6',
  fl: '2.8',
  fk: '4.2',
  fq: '3',
}

/** A drawing without its hidden groups, and whatever lies in them. */
function withoutHidden(drawn: string): string {
  let [shown, from, deep] = ['', 0, 0]
  for (const tag of drawn.matchAll(/<(\/?)g\b[^>]*>/g)) {
    if (deep) {
      deep += tag[1] ? -1 : 1
      if (!deep) from = tag.index + tag[0].length
    } else if (tag[0].includes('visibility="hidden"')) {
      shown += drawn.slice(from, tag.index)
      deep = 1
    }
  }
  return shown + drawn.slice(from)
}

/** Parts fill the same square: each stands in its place as it is, which is half the elements of a copy. */
function assembled(parts: string[], drawn: string): { worn: string; clips: string } {
  const symbols = new Map(
    [...drawn.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, all]) => [id, all]),
  )
  const laid = (part: string): string =>
    (symbols.get(part) ?? '').replace(/<use href="#([\w-]+)" width="64" height="64"\/>/g, (_, other: string) =>
      laid(other),
    )
  const worn = withoutHidden(parts.map(laid).join(''))
  const clips = [...drawn.matchAll(/<clipPath id="([^"]+)".*?<\/clipPath>/gs)]
  return {
    worn,
    clips: clips.map(([clip, id]) => (id.startsWith('ct-') || worn.includes(`url(#${id})`) ? clip : '')).join(''),
  }
}

/** Hats and hair stick out of the shape: the picture is half as wide again, with the token's box at 6, 8. */
export function pictureOf({ shape, face }: Framed, drawn: string, frame: string, { fill, stroke, paper }: Colours) {
  const given: Record<string, string> = { ...STROKES, fp: paper }
  const filled = drawn.replace(/var\(--(\w+),([^)]*)\)/g, (_, name: string, usual: string) => given[name] ?? usual)
  const { worn, clips } = assembled(face.parts, filled)
  const room = shape === 3 ? '0 -7 64 64' : '2 0 60 60' // a triangle leaves less room for a head
  const shadow = '<filter id="s"><feDropShadow dx="0" dy="1.1" stdDeviation=".55" flood-opacity=".3"/></filter>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -8 36 36" fill="currentColor" color="${INK}">` +
    `<defs>${clips}${shadow}</defs><g filter="url(#s)">` +
    `<g fill="${fill}" stroke="${stroke}" stroke-width="1.3">${frame}</g>` +
    `<g clip-path="url(#ct-${shape})"><svg viewBox="${room}" width="24" height="24">${worn}</svg></g></g></svg>`
  )
}

const names = new Map<string, string>()
const asked = new Set<string>()
let sheet: CSSStyleSheet | null = null

async function style(name: string, player: Framed): Promise<boolean> {
  const drawn = await draw([`ct-${player.shape}`, ...player.face.parts], new Set())
  if (drawn === null) return false
  const frame = document.getElementById(`p-${player.shape}`)?.innerHTML ?? ''
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()))
  const picture = (colours: Colours) => encodeURIComponent(pictureOf(player, drawn, frame, colours))
  const rule = (theme: string, colours: Colours) =>
    sheet!.insertRule(
      `${theme}.${name}::before{background-image:url("data:image/svg+xml,${picture(colours)}")}`,
      sheet!.cssRules.length,
    )
  rule('', player.you ? YOU : DAY)
  if (!player.you) rule("[data-theme='dark'] ", NIGHT)
  return true
}

/** The class under which this player's face is drawn. */
export function faceClass({ shape, face, you }: Framed): string {
  const key = [shape, you, ...face.parts].join(' ')
  const name = names.get(key) ?? `face-${names.size + 1}`
  names.set(key, name)
  if (!asked.has(key)) {
    asked.add(key)
    void style(name, { shape, face, you }).then((done) => done || asked.delete(key)) // the next face asks again
  }
  return name
}
