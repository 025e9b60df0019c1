/** How the corporations of Acquire look, under either line of names. */

type Look = { hue: string; emblem: string }
const look = (hue: string, slot: number, emblem: string): Look => ({
  hue: `h-${hue} acq-${slot}`,
  emblem: `e-${emblem}`,
})

export const LOOKS: Record<string, Look> = {
  sackson: look('red', 1, 'sackson'),
  luxor: look('red', 1, 'luxor'),
  zeta: look('yellow', 2, 'zeta'),
  tower: look('yellow', 2, 'tower'),
  hydra: look('green', 3, 'hydra'),
  festival: look('green', 3, 'festival'),
  fusion: look('orange', 4, 'fusion'),
  worldwide: look('orange', 4, 'worldwide'),
  america: look('blue', 5, 'america'),
  american: look('blue', 5, 'america'),
  phoenix: look('pink', 6, 'phoenix'),
  imperial: look('pink', 6, 'crown'),
  quantum: look('cyan', 7, 'quantum'),
  continental: look('cyan', 7, 'continental'),
}
