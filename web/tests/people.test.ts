import { describe, expect, it } from 'vitest'
import { pictureOf } from '../src/lib/faces'
import { faceOf } from '../src/lib/people'
import faces from './faces.json'

// The server draws the same faces for the pictures that are shared; its own test reads the same file.
it.each(Object.entries(faces))('%s has the same face everywhere', (name, [ground, parts]) =>
  expect(faceOf(name)).toEqual({ ground, parts }),
)

describe('a face as a picture', () => {
  const drawn =
    '<symbol id="who-a" viewBox="0 0 64 64"><use href="#pp-head-1" width="64" height="64"/></symbol>' +
    '<symbol id="pp-head-1"><path id="face" fill="var(--fp,#fcf9f0)" stroke-width="var(--fw,1.3)"/>' +
    '<g visibility="var(--d3,visible)"><g clip-path="url(#cp-1)"><path id="detail"/></g></g>' +
    '<g clip-path="url(#cp-2)"><path id="chin"/></g></symbol>' +
    '<clipPath id="ct-1"><circle r="9"/></clipPath><clipPath id="cp-1"><path/></clipPath>' +
    '<clipPath id="cp-2"><path/></clipPath>'
  const player = { shape: 1, you: false, face: { ground: 1, parts: ['who-a'] } }
  const picture = pictureOf(player, drawn, '<circle r="10"/>', { fill: '#111', stroke: '#222', paper: '#333' })
  const read = new DOMParser().parseFromString(picture, 'image/svg+xml')
  it('asks nothing of the page it stands in', () => {
    expect(picture).not.toContain('var(')
    expect(picture).toContain('fill="#333" stroke-width="2.6"')
  })
  it('is well formed, with its shape and its parts', () => {
    expect(read.querySelector('parsererror')).toBeNull()
    expect([...read.querySelectorAll('path[id]')].map((path) => path.id)).toEqual(['face', 'chin'])
    expect(read.querySelector('circle[r="10"]')?.parentElement?.getAttribute('fill')).toBe('#111')
  })
  it('has nothing in it that is not seen', () => {
    expect(picture).not.toContain('hidden')
    expect([...read.querySelectorAll('clipPath')].map((clip) => clip.id)).toEqual(['ct-1', 'cp-2'])
  })
})
