/** What time it is at the server, ticking while somebody watches a clock. */

const TICK = 500

const shown = $state({ now: Date.now() })
let ahead = 0
let watchers = 0
let timer = 0

/** The server's time came with a message: clocks of this machine may go differently. */
export function setTime(at: number): void {
  ahead = at - Date.now()
  shown.now = at
}

export const serverTime = () => shown.now

/** Keep it ticking; the returned function lets it rest. */
export function watchTime(): () => void {
  if (!watchers++) timer = window.setInterval(() => (shown.now = Date.now() + ahead), TICK)
  return () => {
    if (!--watchers) clearInterval(timer)
  }
}

/** 4:05 */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
