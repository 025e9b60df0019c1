/** Pointing at a thing of the table: finding it by its name, marking it, and bringing it where it can be seen. */

const GAP = 10

/** Things are named in `data-at`, where scenes play, or else in `data-name`; the slip and its button have names of
 * their own. */
const selectorOf = (name: string) =>
  name === 'slip' ? '.slip' : name === 'call' ? '[data-call]' : `[data-at~="${name}"], [data-name~="${name}"]`

/** The first thing of that name that is drawn; of several names, the first that is found. */
export function thingAt(root: ParentNode, names: string): HTMLElement | null {
  for (const name of names.split(', ')) {
    const drawn = [...root.querySelectorAll<HTMLElement>(selectorOf(name))].find((thing) => thing.checkVisibility())
    if (drawn) return drawn
  }
  return null
}

/** What is free of the slip where that lies over the page, as on a phone. */
function free(root: ParentNode): { top: number; bottom: number } {
  const slip = root.querySelector<HTMLElement>('.slip')
  const over = slip && ['fixed', 'sticky'].includes(getComputedStyle(slip).position)
  const wide = slip && slip.getBoundingClientRect().width > innerWidth / 2
  return { top: GAP, bottom: (over && wide ? slip.getBoundingClientRect().top : innerHeight) - GAP }
}

/** How far the page has to scroll for a thing to lie between top and bottom; what is higher than that shows its top. */
export function way(thing: { top: number; bottom: number }, room: { top: number; bottom: number }): number {
  if (thing.top >= room.top && thing.bottom <= room.bottom) return 0
  const spare = Math.max(0, room.bottom - room.top - (thing.bottom - thing.top))
  return thing.top - room.top - spare / 2
}

/** Where the page stood before it was moved for somebody; nothing once they moved it themselves. */
let home: number | null = null
const stay = () => void (home = null)
/** Things that are pointed at now: the page stays with them. And how often it was asked to go back meanwhile. */
let pointed = 0
let recalled = 0

/** The page is about to be moved: it will go back to where it stands now. */
export function leave(): void {
  if (home !== null) return
  home = scrollY
  for (const kind of ['wheel', 'touchmove']) addEventListener(kind, stay, { once: true, passive: true })
}

/** What the page was moved for is over. Where something is pointed at, that is where it goes back to. */
export function goBack(behavior: ScrollBehavior): void {
  if (home === null) return
  if (pointed) recalled += 1
  else {
    scrollTo({ top: home, behavior })
    home = null
  }
}

/** Bring a thing into view, clear of the slip. */
export function bring(root: ParentNode, thing: HTMLElement): void {
  if (thing.closest('.slip')) return
  leave()
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const far = way(thing.getBoundingClientRect(), free(root))
  if (far) scrollBy({ top: far, behavior: 'instant' })
}

/** Mark the thing of a name, and no other, for the style sheet to draw a ring; a thing that is newly pointed at is
 * brought into view. */
export class Pointer {
  #thing: HTMLElement | null = null
  /** How high thing and slip were when it was brought into view: where they grow, one may come to lie over the
   * other. */
  #high = 0
  #recalled = 0

  point(root: ParentNode, names: string | null, urgent = false): void {
    const thing = names === null ? null : thingAt(root, names)
    if (thing !== this.#thing) this.clear()
    if (!thing) return
    const high = thing.offsetHeight + (root.querySelector('.slip')?.clientHeight ?? 0)
    if (thing !== this.#thing || high > this.#high || recalled !== this.#recalled) bring(root, thing)
    if (!this.#thing) pointed += 1
    this.#thing = thing
    this.#high = high
    this.#recalled = recalled
    thing.dataset.asked = names!
    thing.dataset.urgent = String(urgent)
  }

  clear(): void {
    if (!this.#thing) return
    delete this.#thing.dataset.asked
    delete this.#thing.dataset.urgent
    this.#thing = null
    pointed -= 1
    goBack('instant')
  }
}

const POINT_EVERY = 120

/** Points at the things of these names until it is told to end. Tables draw their things anew at any time: the ring
 * goes along. It waits for the page to be laid out, which it would otherwise ask for in the middle of being made. */
export function keepPointing(table: ParentNode, names: string, urgent = false): () => void {
  const pointer = new Pointer()
  const point = () => pointer.point(table, names, urgent)
  const frame = requestAnimationFrame(point)
  const timer = setInterval(point, POINT_EVERY)
  return () => {
    cancelAnimationFrame(frame)
    clearInterval(timer)
    pointer.clear()
  }
}
