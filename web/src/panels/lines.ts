/** Whose lines a figure has: those of the seats, or of what it names itself. */
import type { Figure } from '../lib/protocol'
import { dashOf } from './marks'

export interface Line {
  name: string
  /** Of a line that is no seat's. */
  icon: string
  seat: number
  dash: string
}

export function linesOf(figure: Figure, names: readonly string[]): Line[] {
  const curves = figure.curves ?? []
  if (curves.length > 0) {
    return curves.map(({ name, icon, dashed }) => ({
      name,
      icon,
      seat: -1,
      dash: dashed ? '7 5' : 'none',
    }))
  }
  return figure.values.map((_, seat) => ({
    name: names[seat] ?? '',
    icon: '',
    seat,
    dash: dashOf(seat),
  }))
}
