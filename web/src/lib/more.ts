/** Marks a box that scrolls, as long as there is more in it below: `.has-more` in styles/base.css. */

import type { Attachment } from 'svelte/attachments'

const SLACK = 4 // pixels that are worth no mark

export const more: Attachment<HTMLElement> = (node) => {
  const measure = (): void => {
    const left = node.scrollHeight - node.clientHeight - node.scrollTop
    node.classList.toggle('has-more', left > SLACK)
  }
  const sizes = new ResizeObserver(measure)
  const watch = (): void => {
    sizes.disconnect()
    sizes.observe(node)
    for (const child of node.children) sizes.observe(child)
  }
  const children = new MutationObserver(watch)
  children.observe(node, { childList: true })
  watch()
  node.addEventListener('scroll', measure, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    node.removeEventListener('scroll', measure)
  }
}
