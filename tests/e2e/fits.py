"""What does not fit: letters and icons that are cut off by the box that they stand in."""

from __future__ import annotations

from playwright.sync_api import Page

# Every screen that the page is laid out for, and what lies between them.
SCREENS = {
    "phone": (360, 740),
    "sideways": (740, 360),
    "wide phone": (932, 430),
    "half a large screen": (960, 540),
    "upright tablet": (820, 1180),
    "tablet": (1024, 768),
    "small desk": (1280, 800),
    "desk": (1440, 900),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}

# A word counts as cut where it leaves a box that hides what leaves it, or the card itself. Slips are
# tilted, so that a corner of a box around their letters stands out a little.
_CUT = """
([cards, slack]) => {
  const found = []
  // What only the ear is told is clipped away as a whole.
  const isForTheEar = (node) => {
    for (let each = node; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === 'inset(50%)') return true
    }
    return false
  }
  const isHidden = (node) =>
    node.closest('[hidden]') !== null || isForTheEar(node) ||
    !node.checkVisibility({ visibilityProperty: true })
  const outside = (box, frame) =>
    Math.max(frame.left - box.left, box.right - frame.right,
             frame.top - box.top, box.bottom - frame.bottom)
  const boxesOf = (thing) => {
    if (thing.nodeType !== Node.TEXT_NODE) return [thing.getBoundingClientRect()]
    const range = document.createRange()
    range.selectNodeContents(thing)
    return [...range.getClientRects()]
  }
  for (const card of document.querySelectorAll(cards)) {
    if (isHidden(card) || card.getBoundingClientRect().width === 0) continue
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    const things = [...card.querySelectorAll('svg.i')].filter((icon) => !icon.closest('.art, .staple'))
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.textContent.trim()) things.push(text)
    }
    for (const thing of things) {
      const parent = thing.nodeType === Node.TEXT_NODE ? thing.parentElement : thing
      if (isHidden(parent)) continue
      // Whoever stands on a card may stand out of it.
      if (parent.closest('.crew, .new, .pawn')) continue
      let worst = 0
      for (let frame = parent; frame && card.contains(frame); frame = frame.parentElement) {
        const hides = getComputedStyle(frame).overflow !== 'visible'
        if (!hides && frame !== card) continue
        const edge = frame.getBoundingClientRect()
        for (const box of boxesOf(thing)) worst = Math.max(worst, outside(box, edge))
      }
      if (worst > slack) {
        const words = thing.textContent.trim() || parent.querySelector('use')?.getAttribute('href')
        found.push(`${card.className.replace(/svelte-\\S+/g, '').trim()}: ${words} by ${worst.toFixed(1)}`)
      }
    }
  }
  return found
}
"""

_FRAMES = """
() => new Promise((done) => {
  let left = 3
  const step = () => (left-- > 0 ? requestAnimationFrame(step) : setTimeout(done))
  step()
})
"""


def cut(page: Page, cards: str, *, slack: float = 2.0) -> list[str]:
    """The words and icons of some cards that are cut off, and by how many pixels."""
    found: list[str] = page.evaluate(_CUT, [cards, slack])
    return found


def resize(page: Page, screen: str) -> None:
    """Another screen for the same page, once it is laid out anew."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def turn_to(page: Page, screen: str, name: str) -> None:
    """Another screen, on which a part of the table may have to be turned to first."""
    resize(page, screen)
    if (tab := page.locator(f"#tab-{name}")).is_visible():
        tab.click()
        settle(page)


def settle(page: Page) -> None:
    """Wait until everything that measures itself has done so: what one changes, another one sees."""
    page.evaluate(_FRAMES)
