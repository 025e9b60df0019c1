/** A zone is one tab stop, at something that can be done now if there is such a thing; arrows move inside it. Its items
 * carry `data-item`. */

const OFFERED = '.tgt:not([aria-pressed=true]), .legal:not([aria-pressed=true])'
let tabbing = false
addEventListener('keydown', (event) => (tabbing = event.key === 'Tab'), true)
addEventListener('pointerdown', () => (tabbing = false), true)

const AHEAD: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const items = (zone: Element) =>
  [...zone.querySelectorAll<HTMLElement>('[data-item]')].filter(
    (item) => item.offsetParent !== null && !item.hasAttribute('disabled'),
  )

function middle(item: Element): [number, number] {
  const box = item.getBoundingClientRect()
  return [box.left + Math.min(box.width, 60) / 2, box.top + box.height / 2]
}

/** The nearest item in that direction; sideways distance counts double. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const item of all) {
    if (item === from) continue
    const [ix, iy] = middle(item)
    const along = (ix - x) * dx + (iy - y) * dy
    const across = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx)
    if (along <= 2) continue
    const far = along + across * 2
    if (far < least) [best, least] = [item, far]
  }
  return best
}

export function zone(node: HTMLElement) {
  let current: HTMLElement | undefined

  function settle() {
    const all = items(node)
    if (!current || !all.includes(current))
      current = all.find((item) => item.matches('.tgt, .legal, [aria-pressed=true]')) ?? all[0]
    for (const item of all) item.tabIndex = item === current ? 0 : -1
  }
  function focused(event: FocusEvent) {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')
    if (!item || !node.contains(item)) return
    const enters = tabbing && !node.contains(event.relatedTarget as Node | null)
    const better = enters && !item.matches(OFFERED) ? items(node).find((each) => each.matches(OFFERED)) : undefined
    if (better) return better.focus()
    current = item
    settle()
  }
  function keyed(event: KeyboardEvent) {
    const ahead = AHEAD[event.key]
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const all = items(node)
    const next = ahead
      ? nearest(item, all, ahead)
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined
    if (!ahead && !next) return
    event.preventDefault()
    next?.focus()
  }

  node.addEventListener('focusin', focused)
  node.addEventListener('keydown', keyed)
  // Which items are in sight is known once the page is laid out: asked before, it would be laid out for the question.
  let frame = 0
  function settleLater() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  const watch = new MutationObserver(settleLater)
  watch.observe(node, { childList: true, subtree: true })
  settleLater()
  return {
    destroy() {
      watch.disconnect()
      cancelAnimationFrame(frame)
      node.removeEventListener('focusin', focused)
      node.removeEventListener('keydown', keyed)
    },
  }
}
