/** What lies over every table: one popover, one toast, the words for a screen reader. */

import type { Explanation } from './order'

type Toast = { text: string; actions?: { label: string; run: () => void }[]; stays?: boolean }

export const desk = $state<{
  pop: { anchor: Element; explanation: Explanation } | null
  toast: Toast | null
  polite: string
  assertive: string
}>({ pop: null, toast: null, polite: '', assertive: '' })

let toastTimer = 0

export function explain(anchor: Element, explanation: Explanation): void {
  desk.pop = desk.pop?.anchor === anchor ? null : { anchor, explanation }
}

export function closePop(): void {
  const anchor = desk.pop?.anchor as HTMLElement | undefined
  desk.pop = null
  if (anchor?.isConnected && document.activeElement === document.body) anchor.focus?.()
}

export function toast(given: Toast): void {
  clearTimeout(toastTimer)
  desk.toast = given
  if (!given.stays) toastTimer = window.setTimeout(() => (desk.toast = null), 6000)
}

export function announce(words: string, urgent = false): void {
  if (urgent) desk.assertive = words
  else desk.polite = words
}
