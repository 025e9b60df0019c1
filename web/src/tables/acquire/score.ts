/** What somebody's shares and money come to, line by line. */

import type { Explanation } from '../../lib/order'
import { figure, money, t } from '../../lib/texts.svelte'
import type { Score } from './shapes'
import { nameOf } from './telling'

export function scoreSum({ before, lines, total }: Score): Pick<Explanation, 'sum' | 'total' | 'clause'> {
  return {
    sum: [
      { label: t('on-acquire-final-cash'), value: figure(before) },
      ...lines.map((line) => ({
        label: t('on-acquire-final-row', {
          corporation: nameOf(line.corporation),
          count: line.shares,
          price: figure(line.price),
          bonus: line.bonus ? figure(line.bonus) : 'none',
        }),
        value: figure(line.sale + line.bonus),
      })),
    ],
    total: { label: t('total'), value: money(total) },
    clause: 'ACQ-6.2',
  }
}
