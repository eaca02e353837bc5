"""What is too small to be hit: controls with less room than a finger or a mouse needs."""

from __future__ import annotations

from playwright.sync_api import Page

FINGER = 40
MOUSE = 24

# A control may be drawn smaller than it is: what counts is where a press reaches it. Links in a
# sentence are as high as their line, words of the glossary a little higher; what has the same control
# elsewhere in full size may be smaller.
_SMALL = """
([usual, same, inline]) => {
  const found = []
  const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=slider]'
  for (const node of document.querySelectorAll(controls)) {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (node.closest('.sr') || node.matches(same) || node.disabled) continue
    if (document.querySelector('dialog[open]') && !node.closest('dialog[open]')) continue
    if (getComputedStyle(node).display === 'inline') continue
    const least = node.matches('.term') ? Math.min(usual, inline) : usual
    const label = node.closest('label')
    node.scrollIntoView({ block: 'center', inline: 'center' })
    const box = (label ?? node).getBoundingClientRect()
    const middle = [box.left + box.width / 2, box.top + box.height / 2]
    const reaches = (dx, dy) => {
      const hit = document.elementFromPoint(middle[0] + dx, middle[1] + dy)
      return hit !== null && (node.contains(hit) || (label !== null && label.contains(hit)))
    }
    const half = least / 2 - 1
    const wide = box.width >= least - 0.5 || (reaches(-half, 0) && reaches(half, 0))
    const high = box.height >= least - 0.5 || (reaches(0, -half) && reaches(0, half))
    if (!wide || !high) {
      const words = node.getAttribute('aria-label') || node.innerText || node.name || node.className
      found.push(`${words.trim().slice(0, 40)}: ${box.width.toFixed()} x ${box.height.toFixed()}`)
    }
  }
  return found
}
"""
# Cubes and letters are answers that stand among the orders, too; rounds are a slider's; rules
# stand in sentences.
_SAME = "[data-spot^='cube:'], .lockers button, .rounds button, .rule-ref"


def small(page: Page, least: int) -> list[str]:
    """The controls of a page that are smaller than so many pixels."""
    found: list[str] = page.evaluate(_SMALL, [least, _SAME, MOUSE])
    return found
