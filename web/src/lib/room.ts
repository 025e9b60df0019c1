/** Where the slip lies over the page, as on a phone, the page gets as much room below, and whatever takes the focus is
 * scrolled clear of it. */

const CLEAR = 12

export function makeRoom(root: HTMLElement): (() => void) | undefined {
  const slip = root.querySelector('.slip')
  const table = root.querySelector<HTMLElement>('.tbl')
  if (!slip || !table) return
  const page = document.documentElement.style
  const observer = new ResizeObserver(() => {
    table.style.setProperty('--slip', `${slip.clientHeight}px`)
    page.scrollPaddingBottom = `${slip.clientHeight + CLEAR}px`
    const at = document.activeElement
    if (at?.matches(':focus-visible') && table.contains(at) && !slip.contains(at))
      at.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(slip)
  return () => {
    observer.disconnect()
    page.scrollPaddingBottom = ''
  }
}
