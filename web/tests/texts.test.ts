import { describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../src/lib/settings.svelte'
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
  it.each(LANGUAGES)('%s: as the browser itself would write them', async (language) => {
    await setLanguage(language)
    const useGrouping = language === 'ru' ? 'min2' : 'always'
    const browser = new Intl.NumberFormat(language, {
      useGrouping,
      maximumFractionDigits: 1,
    } as Intl.NumberFormatOptions)
    const spaced = (value: number) =>
      browser
        .format(value)
        .replace(/[\u00a0\u202f]/g, '\u202f')
        .replace('-', '−')
    for (const value of [0, 7, 0.5, 2.25, 99.94, 99.96, 100, 999.5, 1000, 9999.9, 12345.6, 1e6, 1234567, -3, -4321.7])
      expect(figure(value)).toBe(spaced(value))
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
  it('keep an ordinal on one line', async () => {
    await setLanguage('ru')
    expect(t('end-you-place', { place: 4, margin: '10', even: 'false' })).toContain('4\u2011е')
  })
  it('show their id where nobody has written them', async () => {
    await setLanguage('en')
    expect(t('no-such-text')).toBe('no-such-text')
    expect(has('no-such-text')).toBe(false)
  })
  it.each(LANGUAGES)('join lists in %s as the browser would', async (language) => {
    await setLanguage(language)
    const browser = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' })
    for (const names of [[], ['Ada'], ['Ada', 'Bruno'], ['Ada', 'Bruno', 'Vera'], ['Ada', 'Bruno', 'Vera', 'Zeno']])
      expect(list(names)).toBe(browser.format(names))
  })
  it('bring what they refer to, and stand before those of a game from outside', async () => {
    vi.resetModules()
    const fresh = await import('../src/lib/texts.svelte')
    await fresh.setLanguage('en')
    const other = [
      '# A note',
      'game-elsewhere = Elsewhere',
      '-coin = florins',
      'home-title = Taken over',
      'elsewhere-price =',
      '    { $count ->',
      '        [one] one of the { -coin }',
      '       *[other] { $count } { -coin } at { game-elsewhere }',
      '    }',
    ]
    await fresh.knowGames(['elsewhere'], () => Promise.resolve(other.join('\n')))
    expect(fresh.t('elsewhere-price', { count: 1200 })).toBe('1,200 florins at Elsewhere')
    expect(fresh.t('elsewhere-price', { count: 1 })).toBe('one of the florins')
    expect(fresh.t('home-title')).not.toBe('Taken over')
  })
})
