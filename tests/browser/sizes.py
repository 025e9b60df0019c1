"""The screens a table is measured on, and the measure: nothing needed is out of sight."""

from collections.abc import Iterable

from playwright.sync_api import Page

DESKS = {
    "1280x720": {"width": 1280, "height": 720},
    "1366x768": {"width": 1366, "height": 768},
    "1440x900": {"width": 1440, "height": 900},
    "1920x1080": {"width": 1920, "height": 1080},
    "2560x1440": {"width": 2560, "height": 1440},
}
LANDSCAPE = {"844x390": {"width": 844, "height": 390}}
UPRIGHT = {"390x844": {"width": 390, "height": 844}, "768x1024": {"width": 768, "height": 1024}}
SIZES = {**DESKS, **LANDSCAPE, **UPRIGHT}
# Where the whole table is seen at once; an upright phone or tablet shows first what the move needs, and scrolls.
WHOLE = {**DESKS, **LANDSCAPE}

# A thing is in sight when neither the window nor a pane around it cuts it off, and it is not covered: of points spread
# over it some hit it (a note in a fan shows its strip only).
_HIDDEN = """(needed) => {
  const SLACK = 2
  function cut(thing) {
    const box = thing.getBoundingClientRect()
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let each = thing.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each)
      const edge = each.getBoundingClientRect()
      if (overflowX !== 'visible') {
        seen.left = Math.max(seen.left, edge.left)
        seen.right = Math.min(seen.right, edge.right)
      }
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, edge.top)
        seen.bottom = Math.min(seen.bottom, edge.bottom)
      }
      if (position === 'fixed') break
    }
    const over = { left: seen.left - box.left, top: seen.top - box.top,
                   right: box.right - seen.right, bottom: box.bottom - seen.bottom }
    return Object.entries(over).filter(([, by]) => by > SLACK).map(([side, by]) => `${side} by ${Math.round(by)}`)
  }
  function covered(thing) {
    const box = thing.getBoundingClientRect()
    const parts = [0.04, 0.2, 0.35, 0.5, 0.65, 0.8, 0.96]
    return !parts.some((x) => parts.some((y) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return hit && (thing.contains(hit) || hit.contains(thing))
    }))
  }
  return needed.flatMap((selector) => {
    const things = [...document.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1,
    )
    if (!things.length) return [`${selector}: not there`]
    return things.flatMap((thing) => {
      const name = `${selector} (${thing.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)})`
      const over = cut(thing)
      if (over.length) return [`${name}: cut off, ${over.join(', ')}`]
      return covered(thing) ? [`${name}: covered`] : []
    })
  })
}"""


def out_of_sight(page: Page, needed: Iterable[str]) -> list[str]:
    """What of the things these selectors name can't be seen where the page stands, each with the reason."""
    hidden: list[str] = page.evaluate(_HIDDEN, list(needed))
    return hidden


def scrolls(page: Page) -> list[str]:
    """The directions in which the page itself can be scrolled."""
    directions: list[str] = page.evaluate(
        """() => {
          const { scrollWidth, scrollHeight } = document.documentElement
          return [...(scrollWidth > innerWidth ? ['sideways'] : []), ...(scrollHeight > innerHeight ? ['down'] : [])]
        }"""
    )
    return directions


def part_covered(page: Page, selector: str) -> list[str]:
    """Those of the things a selector names that something else lies over at one of their ends."""
    covered: list[str] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
          const { left, right, top, height } = thing.getBoundingClientRect()
          const hits = [left + 1, right - 1].map((x) => document.elementFromPoint(x, top + height / 2))
          return hits.every((hit) => thing.contains(hit)) ? [] : [thing.textContent]
        })""",
        selector,
    )
    return covered
