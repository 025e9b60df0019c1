import { afterEach, describe, expect, it, vi } from 'vitest'
import { goBack, Pointer, thingAt, way } from '../src/lib/pointing'

afterEach(() => (document.body.innerHTML = ''))

describe('the way to a thing', () => {
  const room = { top: 10, bottom: 400 }
  it('is none where it can be seen', () => expect(way({ top: 10, bottom: 400 }, room)).toBe(0))
  it('leads down to what lies behind the slip, into the middle of the room', () =>
    expect(way({ top: 380, bottom: 480 }, room)).toBe(380 - 10 - 145))
  it('leads up to what was scrolled away', () => expect(way({ top: -50, bottom: 20 }, room)).toBeLessThan(0))
  it('shows the top of what is higher than the room', () => expect(way({ top: 100, bottom: 900 }, room)).toBe(90))
})

describe('a pointer', () => {
  it('marks one thing at a time, by either kind of name', () => {
    document.body.innerHTML = '<p data-at="pile-1 plate-0"></p><button data-name="rung-1-3000"></button>'
    const pointer = new Pointer()
    pointer.point(document, 'pile-1')
    expect(document.querySelector('p')?.dataset.asked).toBe('pile-1')
    pointer.point(document, 'nothing, rung-1-3000', true)
    expect(document.querySelector('p')?.dataset.asked).toBeUndefined()
    expect(document.querySelector('button')?.dataset.urgent).toBe('true')
    pointer.clear()
    expect(document.querySelector('[data-asked]')).toBeNull()
  })
  it('keeps the page with what it points at when a scene ends', () => {
    document.body.innerHTML = '<p data-at="pile-1"></p>'
    const thing = document.querySelector('p')!
    thing.getBoundingClientRect = () => ({ top: 2000, bottom: 2100 }) as DOMRect
    const home = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const moved = vi.spyOn(window, 'scrollBy').mockReturnValue()
    const pointer = new Pointer()
    pointer.point(document, 'pile-1')
    expect(moved).toHaveBeenCalledTimes(1)
    goBack('instant')
    expect(home).not.toHaveBeenCalled()
    pointer.point(document, 'pile-1')
    expect(moved).toHaveBeenCalledTimes(2)
    pointer.point(document, 'pile-1')
    expect(moved).toHaveBeenCalledTimes(2)
    pointer.clear()
    expect(home).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })
  it('knows the slip and its button', () => {
    document.body.innerHTML = '<section class="slip"><button data-call></button></section>'
    expect(thingAt(document, 'slip')?.className).toBe('slip')
    expect(thingAt(document, 'call')?.tagName).toBe('BUTTON')
    expect(thingAt(document, 'nothing')).toBeNull()
  })
})
