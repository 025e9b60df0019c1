/** Things that changed place travel there. A thing is an element with `data-fly="its name"`, wherever it is drawn. */

const LONGEST = 1500
const STAGGER = 60

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const number = (name: string) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0

export class Flight {
  #from = new Map<string, DOMRect>()

  /** Before the picture changes. */
  mark(root: Element | undefined): void {
    this.#from.clear()
    if (!root || still()) return
    for (const thing of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const box = thing.getBoundingClientRect()
      if (box.width) this.#from.set(thing.dataset.fly!, box)
    }
  }

  /** After it changed. New things come from the element named by their `data-from`. */
  land(root: Element | undefined): void {
    // Where nothing lay before, nothing flies, and nothing is measured.
    if (!root || !this.#from.size || still()) return
    const [move, deal] = [number('--m-move'), number('--m-deal')]
    let order = 0
    for (const thing of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const to = thing.getBoundingClientRect()
      const before = this.#from.get(thing.dataset.fly!)
      const source =
        !before && thing.dataset.from ? root.querySelector(thing.dataset.from)?.getBoundingClientRect() : undefined
      const from = before ?? source
      if (!from || !to.width) continue
      const [dx, dy] = [from.left - to.left, from.top - to.top]
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue
      const delay = Math.min(order++ * (before ? STAGGER / 3 : STAGGER), LONGEST - deal)
      thing.animate(
        [
          {
            transform: `translate(${dx}px, ${dy}px) scale(${Math.min(1.4, from.width / to.width) || 1})`,
            transformOrigin: '0 0',
            zIndex: 5,
          },
          { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
        ],
        { duration: before ? move : deal, delay, easing: 'cubic-bezier(.3,1.1,.5,1)', fill: 'backwards' },
      )
    }
  }
}
