/** Drag as a shortcut: what is dropped lands on the slip, as a tap would write it. */

export type Drop = { name: string; onto: string | null }
type Options = { name: string; dropped: (drop: Drop) => void }

const FAR = 6

/** A thing with a name can be dragged onto an element with `data-drop`. */
export function draggable(node: HTMLElement, given: Options) {
  let options = given
  let start: { x: number; y: number } | null = null
  let moving = false

  function down(event: PointerEvent) {
    if (!options.name || event.button || event.pointerType === 'touch') return
    start = { x: event.clientX, y: event.clientY }
  }
  function move(event: PointerEvent) {
    if (!start) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!moving && Math.hypot(dx, dy) < FAR) return
    if (!moving) node.setPointerCapture(event.pointerId)
    moving = true
    node.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`
    node.style.zIndex = '30'
    node.style.pointerEvents = 'none'
  }
  function up(event: PointerEvent) {
    if (moving) {
      const at = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
      options.dropped({ name: options.name, onto: at?.dataset.drop ?? null })
      node.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
    }
    stop()
  }
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  function stop() {
    start = null
    moving = false
    node.style.transform = node.style.zIndex = node.style.pointerEvents = ''
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', stop)
  node.addEventListener('dragstart', (event) => event.preventDefault())
  return {
    update: (next: Options) => (options = next),
    destroy() {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', stop)
    },
  }
}
