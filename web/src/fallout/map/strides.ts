/** Strides: where enemies go, as arrows with the numbers of a list beside the map. */

import type { ToldLine } from '../../lib/protocol'
import type { Prowl } from '../table'
import type { Point } from './hex'
import type { Land } from './land'

export interface Stride {
  number: number // in the list
  from: string // the space where it is, or was
  to: readonly string[] // where it goes; more than one if they are equally good
  also: readonly string[] // spaces that would have been as good
  icon: string
  state: 'done' | 'now' | 'next'
  /** Where a shade of it stands: where it would go, or where it was. */
  ghost: 'from' | 'to'
  fights: boolean
}

export interface Arrow {
  from: Point
  to: Point
}

const SHORT = 17 // pixels of an arrow that are left out at either end
const BESIDE = 11 // between arrows that run along each other

/** What enemies would do; the one that is pointed at stands out. */
export function stridesAhead(prowls: readonly Prowl[], pointed: number): Stride[] {
  return prowls.map((prowl, i) => ({
    number: i + 1,
    from: prowl.space,
    to: prowl.steps ?? [],
    also: (prowl.steps ?? []).length > 1 ? (prowl.steps ?? []) : [],
    icon: prowl.icon,
    state: pointed === i + 1 ? 'now' : 'done',
    ghost: 'to',
    fights: prowl.fights === true || prowl.kind === 'fights' || prowl.kind === 'shoots',
  }))
}

/** What enemies did, up to the step that is looked at. */
export function stridesBehind(lines: readonly ToldLine[], now: number): Stride[] {
  return stepsOf(lines).flatMap(({ route = [], also = [], icon = '' }, i) => {
    const [from] = route
    if (from === undefined || i + 1 > now) return []
    return [
      {
        number: i + 1,
        from,
        to: route.slice(1),
        also: i + 1 === now ? also : [],
        icon,
        state: i + 1 === now ? ('now' as const) : ('done' as const),
        ghost: 'from' as const,
        fights: icon === 'combat',
      },
    ]
  })
}

/** The lines of an activation that are steps: headings and what came of a fight are not. */
export function stepsOf(lines: readonly ToldLine[]): ToldLine[] {
  return lines.filter(({ route = [] }) => route.length > 0)
}

/** The arrows of strides, by stride; those between the same spaces lie side by side. */
export function arrowsOf(strides: readonly Stride[], land: Land): Arrow[][] {
  const used = new Map<string, number>()
  return strides.map((stride) =>
    stride.to.flatMap((name) => {
      const [from, to] = [land.at.get(stride.from), land.at.get(name)]
      if (!from || !to) return []
      const pair = [stride.from, name].sort().join(' ')
      const count = used.get(pair) ?? 0
      used.set(pair, count + 1)
      return [arrow(spot(from), spot(to), Math.ceil(count / 2) * (count % 2 ? 1 : -1) * BESIDE)]
    }),
  )
}

function spot({ spots, middle }: { spots: readonly Point[]; middle: Point }): Point {
  return spots[0] ?? middle
}

function arrow(from: Point, to: Point, aside: number): Arrow {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y) || 1
  const [ahead, across] = [
    {
      x: (x / length) * Math.min(SHORT, length / 4),
      y: (y / length) * Math.min(SHORT, length / 4),
    },
    { x: (-y / length) * aside, y: (x / length) * aside },
  ]
  return {
    from: { x: from.x + ahead.x + across.x, y: from.y + ahead.y + across.y },
    to: { x: to.x - ahead.x + across.x, y: to.y - ahead.y + across.y },
  }
}
