// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const WIDEST = 120
const LONGEST_COMPONENT = 320
const here = fileURLToPath(new URL('..', import.meta.url))
/** Made from the server's and the games' own descriptions. */
const MADE = [/^src\/lib\/schema\.d\.ts$/, /^src\/tables\/[a-z]+\/shapes\.ts$/]
/** A drawing inside a style sheet can't be broken over lines. */
const DRAWN = /^\s*--[\w-]+: url\("data:image\/svg\+xml/

const written = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(`${here}${folder}`, { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  )
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !MADE.some((made) => made.test(file)))
const linesOf = (file: string) => readFileSync(`${here}${file}`, 'utf8').trimEnd().split('\n')

describe('what is written by hand', () => {
  it('is found', () => expect(written.length).toBeGreaterThan(150))
  it(`has no line over ${WIDEST} characters`, () => {
    const wide = written.flatMap((file) =>
      linesOf(file).flatMap((line, i) => (line.length > WIDEST && !DRAWN.test(line) ? [`${file}:${i + 1}`] : [])),
    )
    expect(wide).toEqual([])
  })
  it(`has no component over ${LONGEST_COMPONENT} lines`, () => {
    const long = written.filter((file) => file.endsWith('.svelte') && linesOf(file).length > LONGEST_COMPONENT)
    expect(long).toEqual([])
  })
})
