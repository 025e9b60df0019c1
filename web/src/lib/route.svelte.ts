/** Where we are: the path of the page, and nothing more. */

export const route = $state({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
})

function read(): void {
  route.path = location.pathname
  route.query = new URLSearchParams(location.search)
  route.hash = location.hash
}

addEventListener('popstate', read)

export function go(path: string): void {
  history.pushState(null, '', path)
  read()
  scrollTo(0, 0)
}

/** Change the address without a step in the history: a slider moves, the link follows. */
export function address(path: string): void {
  history.replaceState(null, '', path)
  read()
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.pathname === location.pathname && link.hash) location.hash = link.hash
  else go(link.pathname + link.search + link.hash)
})
