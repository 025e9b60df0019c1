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

/** A language as far as it was loaded. A message is parsed when it is first said: most of them never are. */
class Speech {
  #bundle: FluentBundle
  #unread = new Map<string, string>()

  constructor(
    language: Language,
    sources: string[],
    readonly whole: boolean,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources)
      for (const entry of source.split(/\n(?=[-a-zA-Z#])/)) {
        const id = /^-?[a-zA-Z][\w-]*(?= *=)/.exec(entry)?.[0]
        if (id) this.#unread.set(id, entry)
      }
  }

  has(id: string): boolean {
    return this.#unread.has(id) || this.#bundle.hasMessage(id)
  }

  say(id: string, args: Record<string, FluentVariable>): string | null {
    this.#read(id)
    const pattern = this.#bundle.getMessage(id)?.value
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null
  }

  /** Parses a message, and what it refers to. */
  #read(id: string): void {
    const source = this.#unread.get(id)
    if (source === undefined) return
    this.#unread.delete(id)
    this.#bundle.addResource(new FluentResource(source))
    for (const [, named] of source.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.#read(named)
  }
}

let shown = $state.raw<Speech | null>(null)
/** Where the texts of games come from that this client was not built with; null while none was met. */
let outside: ((language: Language) => Promise<string>) | null = null

/** The rest being loaded, or loaded; null while the first page's texts have been enough. */
let whole: Promise<void> | null = null

async function speechOf(language: Language): Promise<Speech> {
  const [first, rest] = SOURCES[language]
  const all = whole !== null
  // What the house says stays as it is: a game from outside adds texts and replaces none.
  const sources = await Promise.all([
    outside?.(language).catch(() => '') ?? '',
    first().then((part) => part.default),
    ...(all ? [rest().then((part) => part.default)] : []),
  ])
  // The rest may have been asked for meanwhile.
  return all === (whole !== null) ? new Speech(language, sources, all) : speechOf(language)
}

/** Before anything but the first page is shown: the texts it does without. */
export function allTexts(): Promise<void> {
  whole ??= SOURCES[settings.language][1]().then(async () => {
    if (shown && !shown.whole) shown = await speechOf(settings.language)
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
  shown = await speechOf(settings.language)
}

export async function setLanguage(language: Language): Promise<void> {
  shown = await speechOf(language)
  settings.language = language
  document.documentElement.lang = language
  remember('language', language)
}

export type Arguments = Record<string, string | number | boolean | undefined>

export function has(id: string): boolean {
  const known = shown?.has(id) ?? false
  if (!known) missed()
  return known
}

/** Somebody asks for what the first page's texts have not: the rest is looked into, and the page drawn again. */
function missed(): void {
  if (shown && !whole) void allTexts()
}

/** The sentence of that id; a missing one shows as its id. */
export function t(id: string, args: Arguments = {}): string {
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue
    given[name] =
      typeof value === 'number' ? new Figure(value) : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  }
  const said = shown?.say(id, given) ?? null
  if (said === null) missed()
  return said ?? id
}

/** What stands between thousands, before tenths, and how many digits are grouped. */
const WRITTEN: Record<Language, [between: string, point: string, from: number]> = {
  en: [',', '.', 4],
  it: ['.', ',', 4],
  ru: ['\u202f', ',', 5],
}

/** 12,000 · 12.000 · 12 000, Russian grouped from five digits; a true minus; tenths where there are any, or so many
    digits after the point.
    By hand: the browser's own formatter takes 12 ms of processor before its first figure. */
export function figure(value: number, digits?: number): string {
  const [between, point, from] = WRITTEN[settings.language]
  const [whole, part] = Math.abs(value)
    .toFixed(digits ?? 1)
    .split('.')
  const grouped = whole.length < from ? whole : whole.replace(/\B(?=(\d{3})+$)/g, between)
  const written = digits === undefined && part === '0' ? grouped : grouped + point + part
  return value < 0 && written !== '0' ? `−${written}` : written
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
  if (items.length < 2) return items[0] ?? ''
  const [rest, last] = [items.slice(0, -1).join(', '), items.at(-1)!]
  return t(items.length === 2 ? 'list-two' : 'list-more', { rest, last })
}
