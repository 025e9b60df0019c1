import { expect, it } from 'vitest'
import { faceOf } from '../src/lib/people'
import faces from './faces.json'

// The server draws the same faces for the pictures that are shared; its own test reads the same file.
it.each(Object.entries(faces))('%s has the same face everywhere', (name, [ground, parts]) =>
  expect(faceOf(name)).toEqual({ ground, parts }),
)
