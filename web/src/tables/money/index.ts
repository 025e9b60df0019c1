import type { Look } from '..'
import { t } from '../../lib/texts.svelte'
import Art from './Art.svelte'
import './patterns.css'

export const look: Look = {
  shelf: 3,
  emblem: 'e-crown',
  art: Art,
  amount: (points) => t('points', { count: points }),
  options: { memory: true },
  load: () => import('./table'),
}
