/** How the companies and cards of Stockpile look. */

type Look = { hue: string; emblem: string; code: string }
const look = (hue: string, code: string, emblem: string): Look => ({
  hue: `h-${hue} stk-${code.toLowerCase()}`,
  emblem: `e-${emblem}`,
  code,
})

export const LOOKS: Record<string, Look> = {
  automotive: look('red', 'AA', 'auto'),
  bank: look('green', 'BB', 'bank'),
  computers: look('violet', 'CC', 'cosmic'),
  epic: look('yellow', 'EE', 'electric'),
  laboratories: look('cyan', 'LL', 'lab'),
  steel: look('steel', 'SS', 'steel'),
}

/** 12000 as people say it at this table: thousands. */
export const thousands = (amount: number) => amount / 1000
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
/** A forecast with a true minus. */
export const forecastText = (forecast: string) => forecast.replace('-', '−')
