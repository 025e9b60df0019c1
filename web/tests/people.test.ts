import { describe, expect, it } from 'vitest'
import { pictureOf } from '../src/lib/faces'
import { faceOf } from '../src/lib/people'
import faces from './faces.json'

// The server draws the same faces for the pictures that are shared; its own test reads the same file.
it.each(Object.entries(faces))('%s has the same face everywhere', (name, [ground, parts]) =>
  expect(faceOf(name)).toEqual({ ground, parts }),
)

describe('a face as a picture', () => {
  const drawn = '<symbol id="pp-head-1"><path fill="var(--fp,#fcf9f0)" stroke-width="var(--fw,1.3)"/></symbol>'
  const player = { shape: 1, you: false, face: { ground: 1, parts: ['pp-head-1'] } }
  const picture = pictureOf(player, drawn, '<circle r="10"/>', { fill: '#111', stroke: '#222', paper: '#333' })
  it('asks nothing of the page it stands in', () => {
    expect(picture).not.toContain('var(')
    expect(picture).toContain('fill="#333" stroke-width="2.6"')
  })
  it('is well formed, with its shape and its parts', () => {
    const read = new DOMParser().parseFromString(picture, 'image/svg+xml')
    expect(read.querySelector('parsererror')).toBeNull()
    expect([...read.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#pp-head-1'])
    expect(read.querySelector('circle')?.parentElement?.getAttribute('fill')).toBe('#111')
  })
})
