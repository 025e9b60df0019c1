import type { Look } from '..'
import { money, t } from '../../lib/texts.svelte'
import Art from './Art.svelte'
import { LOOKS } from './looks'
import './patterns.css'

const DASHES = ['', 'd1', 'd2', 'd3', 'd5', 'd4', '']

export const look: Look = {
  shelf: 2,
  emblem: 'e-america',
  art: Art,
  amount: money,
  prices: {
    things: (_, names) =>
      names.map((name, i) => ({ name: t(`acquire-corporation-${name}`), ...LOOKS[name], dash: DASHES[i], code: '' })),
    about: 'review-prices-about',
  },
  load: () => import('./table'),
}
