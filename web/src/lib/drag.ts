/** Drag as a shortcut: what is dropped lands on the slip, as a tap would write it; called at once where that is set. */

import { tick } from 'svelte'
import { settings } from './settings.svelte'

export type Drop = { name: string; onto: string | null }
/** True where the drop has written a whole move. */
type Options = { name: string; dropped: (drop: Drop) => boolean | void }

const FAR = 6
/** A finger that stays this long takes the thing; one that moves before scrolls the page. */
const HOLD = 180

/** A thing with a name can be dragged onto an element with `data-drop`. */
export function draggable(node: HTMLElement, given: Options) {
  let options = given
  let start: { x: number; y: number } | null = null
  let moving = false
  let held = false
  let timer = 0

  function down(event: PointerEvent) {
    if (!options.name || event.button) return
    start = { x: event.clientX, y: event.clientY }
    held = event.pointerType !== 'touch'
    if (!held) timer = window.setTimeout(() => (held = true), HOLD)
    // A quick hand leaves the thing before the first move is heard: the window hears it.
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
  }
  function move(event: PointerEvent) {
    if (!start) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!moving && Math.hypot(dx, dy) < FAR) return
    if (!held) return stop()
    moving = true
    node.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`
    node.style.zIndex = '30'
    node.style.pointerEvents = 'none'
  }
  async function up(event: PointerEvent) {
    const dragged = moving
    stop()
    if (!dragged) return
    node.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
    const at = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((each) => !node.contains(each) && each.closest('[data-drop]'))
    const whole = options.dropped({
      name: options.name,
      onto: at?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null,
    })
    if (!whole || !settings.callOnDrop) return
    await tick()
    document.querySelector<HTMLElement>('.slip [data-call]:not([disabled])')?.click()
  }
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  // While a finger drags, the page keeps still.
  const still = (event: TouchEvent) => held && start && event.cancelable && event.preventDefault()
  const calm = (event: Event) => held && event.preventDefault()
  function stop() {
    clearTimeout(timer)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', stop)
    start = null
    moving = false
    node.style.transform = node.style.zIndex = node.style.pointerEvents = ''
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('touchmove', still, { passive: false })
  node.addEventListener('contextmenu', calm)
  node.addEventListener('dragstart', swallow)
  return {
    update: (next: Options) => (options = next),
    destroy() {
      stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('touchmove', still)
      node.removeEventListener('contextmenu', calm)
      node.removeEventListener('dragstart', swallow)
    },
  }
}
