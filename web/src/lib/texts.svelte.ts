/** Every sentence comes from the Fluent files that Python reads too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remember, settings, type Language } from './settings.svelte'

type Source = () => Promise<{ default: string }>
/** What the first page says, and all the rest: that comes by need. */
const SOURCES: Record<Language, [first: Source, rest: Source]> = {
  en: [() => import('virtual:texts/en/first'), () => import('virtual:texts/en/rest')],
  ru: [() => import('virtual:texts/ru/first'), () => import('virtual:texts/ru/rest')],
  it: [() => import('virtual:texts/it/first'), () => import('virtual:texts/it/rest')],
}

/** A number that is written as the house writes figures, and still picks its plural. */
class Figure extends FluentNumber {
  override toString(): string {
    return figure(this.value)
  }
}

let shown = $state.raw<FluentBundle | null>(null)
/** Where the texts of games come from that this client was not built with; null while none was met. */
let outside: ((language: Language) => Promise<string>) | null = null

/** The rest being loaded, or loaded; null while the first page's texts have been enough. */
let whole: Promise<void> | null = null

async function bundleOf(language: Language): Promise<FluentBundle> {
  const [first, rest] = SOURCES[language]
  const [more, ...house] = await Promise.all([
    outside?.(language).catch(() => '') ?? '',
    first().then((part) => part.default),
    ...(whole ? [rest().then((part) => part.default)] : []),
  ])
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of house) bundle.addResource(new FluentResource(source))
  // What the house says stays as it is: a game from outside adds texts and replaces none.
  bundle.addResource(new FluentResource(more), { allowOverrides: false })
  return bundle
}

/** Before anything but the first page is shown: the texts it does without. */
export function allTexts(): Promise<void> {
  whole ??= SOURCES[settings.language][1]().then(async () => {
    if (shown) shown = await bundleOf(settings.language)
  })
  return whole
}

/** A part of the client that is loaded by need, with the texts it speaks. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts()])
  return loaded
}

/** Before games are spoken of: where one is unknown, the server has its texts. */
export async function knowGames(games: string[], ask: (language: Language) => Promise<string>): Promise<void> {
  if (outside || games.every((game) => has(`game-${game}`))) return
  outside = ask
  shown = await bundleOf(settings.language)
}

export async function setLanguage(language: Language): Promise<void> {
  shown = await bundleOf(language)
  settings.language = language
  document.documentElement.lang = language
  remember('language', language)
}

export type Arguments = Record<string, string | number | boolean | undefined>

export function has(id: string): boolean {
  const known = shown?.hasMessage(id) ?? false
  if (!known) missed()
  return known
}

/** Somebody asks for what the first page's texts have not: the rest is looked into, and the page drawn again. */
function missed(): void {
  if (shown && !whole) void allTexts()
}

/** The sentence of that id; a missing one shows as its id. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = shown?.getMessage(id)?.value
  if (!shown || !pattern) {
    missed()
    return id
  }
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue
    given[name] =
      typeof value === 'number' ? new Figure(value) : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  }
  return shown.formatPattern(pattern, given, [])
}

/** 12,000 · 12.000 · 12 000, Russian grouped from five digits; a true minus. */
export function figure(value: number): string {
  const language = settings.language
  const written = new Intl.NumberFormat(language, {
    useGrouping: language === 'ru' ? 'min2' : 'always',
    maximumFractionDigits: 1,
  } as Intl.NumberFormatOptions).format(value)
  return written.replace(/[\u00a0\u202f]/g, '\u202f').replace('-', '−')
}

/** A change: +150, −20, 0. */
export function change(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value)
}

export function money(value: number): string {
  return value < 0 ? `−${t('money-amount', { amount: figure(-value) })}` : t('money-amount', { amount: figure(value) })
}

/** "a, b and c" in the language shown. */
export function list(items: string[]): string {
  return new Intl.ListFormat(settings.language, { style: 'long', type: 'conjunction' }).format(items)
}
