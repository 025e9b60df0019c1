import type { Look } from '..'
import { money, t } from '../../lib/texts.svelte'
import Art from './Art.svelte'
import { LOOKS, thousands } from './looks'
import './patterns.css'

const DASHES = ['', 'd1', 'd2', 'd3', 'd5', 'd4']

export const look: Look = {
  shelf: 1,
  emblem: 'e-auto',
  art: Art,
  amount: money,
  prices: {
    things: (_, names) =>
      names.map((name, i) => ({ name: t(`stockpile-company-${name}`), ...LOOKS[name], dash: DASHES[i], code: '' })),
    write: thousands,
    about: 'review-prices-thousand',
  },
  load: () => import('./table'),
}
