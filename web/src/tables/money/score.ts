/** The score sheet of Money in words and figures. */

import { under } from '../../lib/at'
import type { Explanation } from '../../lib/order'
import { change, figure, t } from '../../lib/texts.svelte'
import { LOOKS } from './cards'
import type { Card, ScoreLine, View as MoneyView, Worth } from './shapes'

export const lineOf = (worth: Worth, kind: string) => worth.lines.find((line) => line.kind === kind)

/** A face of a kind: not held, had before (y) or gained just now (n); a gap stands before each group. */
export type Pip = { face: number; state: 'y' | 'n' | ''; gap: boolean }

export function pipsOf(
  table: Pick<MoneyView, 'faces' | 'coin_set'>,
  kind: string,
  held: Card[],
  own: Set<number>,
): Pip[] {
  const left = held.filter((card) => card.kind === kind)
  const faces = under(table.faces, kind)
  /** Equal faces stand together, single ones in a row; coins in sets. */
  const several = (face: number) => faces.filter((each) => each === face).length > 1
  return faces.map((face, i) => {
    const found = left.findIndex((card) => card.face === face)
    const card = found < 0 ? undefined : left.splice(found, 1)[0]
    const last = faces[i - 1]
    const apart =
      last !== face ? several(face) || several(last ?? 0) : under(LOOKS, kind).coin && i % table.coin_set === 0
    return { face, state: !card ? '' : own.has(card.card) ? 'y' : 'n', gap: i > 0 && apart }
  })
}

/** What a kind brings, in short; given: it was held before the swap that is looked at. */
export function lineText(line: ScoreLine | undefined, kind: string, given: boolean): string {
  if (!line) return given ? t('score-given') : t('score-none')
  const bills = figure(line.bills)
  const bonus = figure(line.bonus)
  if (under(LOOKS, kind).coin)
    return line.bonus ? t('score-bonus', { bills, bonus }) : t('score-coins', { count: line.cards })
  const sum = line.fee ? t('score-fee', { bills, fee: figure(line.fee) }) : t('score-no-fee', { bills })
  return line.bonus ? t('score-plus', { sum, bonus }) : sum
}

export function lineSum(line: ScoreLine | undefined, kind: string): Explanation {
  const title = t(`money-kind-${kind}`)
  if (!line) return { title, text: t('score-why-none') }
  const sum = [{ label: t('score-faces', { count: line.cards }), value: figure(line.bills) }]
  if (line.fee) sum.push({ label: t('score-fee-row'), value: change(-line.fee) })
  if (line.bonus) sum.push({ label: t('score-bonus-row'), value: change(line.bonus) })
  return { title, sum, total: { label: t('total'), value: figure(line.total) }, clause: line.clauses[0] }
}
