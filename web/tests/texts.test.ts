import { describe, expect, it, vi } from 'vitest'
import { change, figure, has, list, setLanguage, t } from '../src/lib/texts.svelte'

describe('figures are written as each language writes them', () => {
  it.each([
    ['en', 12000, '12,000'],
    ['ru', 1200, '1200'],
    ['ru', 12000, '12\u202f000'],
    ['it', 1200, '1.200'],
    ['en', -800, '−800'],
  ] as const)('%s %i', async (language, value, written) => {
    await setLanguage(language)
    expect(figure(value)).toBe(written)
  })
  it('with their sign', async () => {
    await setLanguage('en')
    expect([change(150), change(-20), change(0)]).toEqual(['+150', '−20', '0'])
  })
})

describe('sentences', () => {
  it('of the first page come first, the others once one of them is asked for', async () => {
    vi.resetModules()
    const fresh = await import('../src/lib/texts.svelte')
    await fresh.setLanguage('en')
    expect(fresh.has('home-title')).toBe(true)
    expect(fresh.t('lesson-of', { beat: 2, beats: 15 })).toBe('lesson-of')
    await vi.waitFor(() => expect(fresh.t('lesson-of', { beat: 2, beats: 15 })).toBe('2 of 15'))
    expect(fresh.has('home-title')).toBe(true)
  })
  it('come in the language shown and take figures', async () => {
    await setLanguage('it')
    expect(t('lesson-of', { beat: 2, beats: 15 })).toBe('2 di 15')
    await setLanguage('ru')
    expect(t('lesson-of', { beat: 2, beats: 15 })).toBe('2 из 15')
  })
  it('show their id where nobody has written them', async () => {
    await setLanguage('en')
    expect(t('no-such-text')).toBe('no-such-text')
    expect(has('no-such-text')).toBe(false)
  })
  it('join lists', async () => {
    await setLanguage('en')
    expect(list(['Ada', 'Bruno', 'Vera'])).toBe('Ada, Bruno, and Vera')
  })
})
