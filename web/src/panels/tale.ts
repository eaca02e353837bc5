/** Tales as plain text, to be pasted into a letter. */
import type { Tale } from '../lib/protocol'

export function taleText(tale: Tale): string {
  const story = tale.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' '))
  const stops = tale.stops.map(({ text }, index) => `${index + 1}. ${text}`)
  const stamps = tale.stamps.map(({ figure, text }) => `${figure} ${text}`).join(' · ')
  return [tale.title, ...story, stops.join('\n'), stamps, `${tale.sender}\n${tale.note}`]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The last word of a sentence, which a number follows on the same line. */
export function lastOf(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}

/** All but the last word of a sentence, with the space between. */
export function headOf(text: string): string {
  return text.slice(0, text.lastIndexOf(' ') + 1)
}
