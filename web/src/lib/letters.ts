/** Letters beside the Latin ones, which the page itself asks for: a page laid out without them is laid out twice. */

import type { Language } from './settings.svelte'

const FACES = ['400 1em Golos', '600 1em Golos', "700 1em 'Old Standard'", "600 1em 'Sofia XC'"]
const OTHERS: Partial<Record<Language, string>> = { ru: 'Я' }

export function loadLetters(language: Language): void {
  const letter = OTHERS[language]
  if (letter) for (const face of FACES) document.fonts.load(face, letter).catch(() => undefined)
}
