/** Short, dry, wooden; off until asked for. Each is a few milliseconds of noise or a struck tone. */

import { settings } from './settings.svelte'

type Tone = { at: number; hertz: number; last: number; gain: number; wave?: OscillatorType }
const LOUD = 0.12
const BELL_GAP = 10_000

let audio: AudioContext | null = null
let lastBell = 0

const TONES: Record<string, Tone[]> = {
  bell: [
    { at: 0, hertz: 1320, last: 0.5, gain: 1 },
    { at: 0.22, hertz: 1320, last: 0.7, gain: 0.8 },
  ],
  up: [{ at: 0, hertz: 980, last: 0.06, gain: 0.7, wave: 'triangle' }],
  down: [{ at: 0, hertz: 620, last: 0.06, gain: 0.7, wave: 'triangle' }],
  coins: [0, 0.07, 0.13, 0.18, 0.24].map((at, i) => ({ at, hertz: 2100 + 240 * (i % 3), last: 0.05, gain: 0.4 })),
  gavel: [
    { at: 0, hertz: 180, last: 0.09, gain: 1.4, wave: 'square' },
    { at: 0.16, hertz: 160, last: 0.12, gain: 1.4, wave: 'square' },
  ],
  thud: [{ at: 0, hertz: 70, last: 0.25, gain: 2 }],
}
const CARD = 'card'

/** Which sound an event makes; what is not named here lays a card on felt. */
const OF_EVENT: Record<string, string> = {
  price_rises: 'up',
  price_falls: 'down',
  bonus_paid: 'coins',
  deal_scored: 'coins',
  dividend_paid: 'coins',
  trade_ends: 'gavel',
  game_ends: 'gavel',
  bankrupt: 'thud',
  company_bankrupt: 'thud',
}

function card(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.05)
  const noise = context.createBuffer(1, length, context.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  gain.gain.value = LOUD * 1.5
  source.buffer = noise
  source.connect(filter).connect(gain).connect(context.destination)
  source.start()
}

export function play(name: string): void {
  if (!settings.sound) return
  if (name === 'bell') {
    if (Date.now() - lastBell < BELL_GAP) return
    lastBell = Date.now()
  }
  audio ??= new AudioContext()
  const tones = TONES[name] ?? TONES[OF_EVENT[name] ?? CARD]
  if (!tones) return card(audio)
  for (const tone of tones) {
    const start = audio.currentTime + tone.at
    const source = audio.createOscillator()
    const gain = audio.createGain()
    source.type = tone.wave ?? 'sine'
    source.frequency.value = tone.hertz
    gain.gain.setValueAtTime(LOUD * tone.gain, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.last)
    source.connect(gain).connect(audio.destination)
    source.start(start)
    source.stop(start + tone.last)
  }
}
