/** How a person who looks elsewhere is told that it is their turn: title, icon, notification. */
import callingSvg from '../icons/favicon-turn.svg?raw'
import plainSvg from '../icons/favicon.svg?raw'
import { settings } from './settings.svelte'

// As data, because they must change even while there is no server to fetch them from.
const PLAIN = iconData(plainSvg)
const CALLING = iconData(callingSvg)

let shown: Notification | null = null

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied'
}

/** Whether the browser lets us; it may ask the person first. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Show in title and icon whether somebody here must decide. */
export function mark(title: string, calling: boolean): void {
  document.title = calling ? `● ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = calling ? CALLING : PLAIN
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href)
  if (!calling) dismiss()
}

/** Call somebody back to the table, unless they are looking at it. */
export function call(title: string, body: string): void {
  if (!settings.choices.notify || document.hasFocus() || !canNotify()) return
  if (Notification.permission !== 'granted') return
  dismiss()
  shown = new Notification(title, { body, icon: CALLING, tag: 'overseer-turn' })
  shown.onclick = () => {
    window.focus()
    dismiss()
  }
}

function iconData(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`
}

function dismiss(): void {
  shown?.close()
  shown = null
}
