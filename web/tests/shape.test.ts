import { describe, expect, it } from 'vitest'

const WIDEST = 120
const LONGEST_COMPONENT = 320
/** Made from the server's and the games' own descriptions. */
const MADE = /\/(schema\.d|shapes)\.ts$/

const read = import.meta.glob<string>(['../src/**/*.{ts,svelte}', './*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const written = Object.entries(read)
  .filter(([file]) => !MADE.test(file))
  .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n') }))

describe('what is written by hand', () => {
  it('is found', () => expect(written.length).toBeGreaterThan(150))
  it(`has no line over ${WIDEST} characters`, () => {
    const wide = written.flatMap(({ file, lines }) =>
      lines.flatMap((line, i) => (line.length > WIDEST ? [`${file}:${i + 1}`] : [])),
    )
    expect(wide).toEqual([])
  })
  it(`has no component over ${LONGEST_COMPONENT} lines`, () => {
    const long = written.filter(({ file, lines }) => file.endsWith('.svelte') && lines.length > LONGEST_COMPONENT)
    expect(long.map(({ file, lines }) => `${file}: ${lines.length}`)).toEqual([])
  })
})
