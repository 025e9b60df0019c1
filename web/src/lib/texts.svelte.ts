/** Every sentence comes from the Fluent files that Python reads too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remember, settings, type Language } from './settings.svelte'

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  ru: () => import('virtual:texts/ru'),
  it: () => import('virtual:texts/it'),
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

async function bundleOf(language: Language): Promise<FluentBundle> {
  const [{ default: source }, more] = await Promise.all([
    SOURCES[language](),
    outside?.(language).catch(() => '') ?? '',
  ])
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  // What the house says stays as it is: a game from outside adds texts and replaces none.
  bundle.addResource(new FluentResource(more), { allowOverrides: false })
  return bundle
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
  return shown?.hasMessage(id) ?? false
}

/** The sentence of that id; a missing one shows as its id. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = shown?.getMessage(id)?.value
  if (!shown || !pattern) return id
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
