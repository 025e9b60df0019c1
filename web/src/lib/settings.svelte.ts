/** What this browser remembers of its owner: language, theme, sound, name. */

export const LANGUAGES = ['en', 'ru', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const SPEEDS = ['slow', 'normal', 'quick', 'none'] as const
/** How fast scenes are played; `none` shows their end at once. */
export type Speed = (typeof SPEEDS)[number]

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLanguage(): Language {
  const wanted = [recall('language'), ...navigator.languages].map((code) => code?.slice(0, 2))
  return LANGUAGES.find((code) => code === wanted.find((each) => LANGUAGES.includes(each as Language))) ?? 'en'
}

export const settings = $state({
  language: firstLanguage(),
  dark: document.documentElement.dataset.theme === 'dark',
  sound: recall('sound') === 'on',
  name: recall('name') ?? '',
  /** What is dragged onto its place is called at once. */
  callOnDrop: recall('call-on-drop') === 'on',
  speed: SPEEDS.find((each) => each === recall('scenes')) ?? 'normal',
})

export function setDark(dark: boolean): void {
  settings.dark = dark
  if (dark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  remember('theme', dark ? 'dark' : 'light')
}

export function setSound(on: boolean): void {
  settings.sound = on
  remember('sound', on ? 'on' : 'off')
}

export function setCallOnDrop(on: boolean): void {
  settings.callOnDrop = on
  remember('call-on-drop', on ? 'on' : 'off')
}

export function setSpeed(speed: Speed): void {
  settings.speed = speed
  remember('scenes', speed)
}

export function setName(name: string): void {
  settings.name = name
  remember('name', name)
}

export { recall }
