/** What had the focus may go with what it did, or with its whole screen. Then something near takes it that says how
 * things stand now; left to itself it would fall on the page, where a keyboard begins from the top and nothing is
 * said. */

let last: Element | null = null
document.addEventListener('focusin', ({ target }) => (last = target as Element))

function lost(): boolean {
  const gone = last !== null && (!last.isConnected || last.matches(':disabled'))
  const now = document.activeElement
  return gone && (now === document.body || now === last)
}

/** Has the focus, if it is lost. On a page just loaded nothing had it, so nothing takes it. */
export function catchFocus(thing: HTMLElement | null | undefined): void {
  if (!thing || !lost()) return
  if (!thing.hasAttribute('tabindex')) thing.tabIndex = -1
  thing.focus({ preventScroll: true })
}
