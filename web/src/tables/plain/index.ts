import type { Look } from '..'
import { figure } from '../../lib/texts.svelte'
import Art from './Art.svelte'
import { wordOf } from './parts'

const HUES = ['blue', 'red', 'green', 'violet', 'orange', 'cyan', 'brown', 'pink']
const DASHES = ['', 'd1', 'd2', 'd3', 'd5', 'd4']

/** What is known of any game: its view, its moves, its texts. */
export const look: Look = {
  emblem: 'i-gavel',
  art: Art,
  amount: figure,
  prices: {
    things: (game, names) =>
      names.map((name, i) => ({
        name: wordOf(game, 'company', name),
        hue: `h-${HUES[i % HUES.length]}`,
        dash: DASHES[i % DASHES.length],
        emblem: 'i-star',
        code: '',
      })),
    about: 'review-prices-about',
  },
  load: () => import('./table'),
}
