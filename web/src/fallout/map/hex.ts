/**
 * The geometry of the map: pointy-top hexagons in axial coordinates (q, r), seven to a tile.
 *
 * The pack says which cells a space has; everything that is drawn follows from that, so that the
 * picture and the neighbourhood of spaces cannot disagree.
 */

export interface Cell {
  q: number
  r: number
}

export interface Point {
  x: number
  y: number
}

/** The side of a cell; all lengths of the map are in these units. */
export const SIDE = 32
export const WIDTH = Math.sqrt(3) * SIDE

/** The cells of a tile: 0 heart, 1 E, 2 NE, 3 NW, 4 W, 5 SW, 6 SE. */
export const FLOWER: readonly Cell[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

// Beyond the edge from corner k to corner k + 1: NE E SE SW W NW.
const BEYOND: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
]

export function cellsOf(heart: Cell, cells: readonly number[]): Cell[] {
  return cells.map((number) => {
    const { q, r } = FLOWER[number] ?? { q: 0, r: 0 }
    return { q: heart.q + q, r: heart.r + r }
  })
}

export function centre({ q, r }: Cell): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIDE * r }
}

/** Corner k of a cell: 0 is on top, the others follow clockwise. */
function corner({ x, y }: Point, k: number): Point {
  const angle = (k * Math.PI) / 3
  return { x: x + SIDE * Math.sin(angle), y: y - SIDE * Math.cos(angle) }
}

/** The loops around some cells, clockwise: all edges whose other side is not among them. */
export function outline(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(keyOf))
  const edges = new Map<string, { from: Point; to: Point }>()
  for (const cell of cells) {
    const middle = centre(cell)
    BEYOND.forEach(({ q, r }, k) => {
      if (inside.has(keyOf({ q: cell.q + q, r: cell.r + r }))) return
      const from = corner(middle, k)
      edges.set(pointKey(from), { from, to: corner(middle, (k + 1) % 6) })
    })
  }
  return chained(edges)
}

function chained(edges: Map<string, { from: Point; to: Point }>): Point[][] {
  const loops: Point[][] = []
  for (let [first] = edges.keys(); first !== undefined; [first] = edges.keys()) {
    const loop: Point[] = []
    let key = first
    for (let edge = edges.get(key); edge; edge = edges.get(key)) {
      edges.delete(key)
      loop.push(edge.from)
      key = pointKey(edge.to)
    }
    loops.push(loop)
  }
  return loops
}

/** A clockwise loop moved inwards. */
export function inset(loop: readonly Point[], distance: number): Point[] {
  return loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point
    const after = loop[(i + 1) % loop.length] as Point
    const one = normal(before, point)
    const two = normal(point, after)
    const sum = { x: one.x + two.x, y: one.y + two.y }
    const scale = (2 * distance) / (sum.x * sum.x + sum.y * sum.y)
    return { x: point.x + sum.x * scale, y: point.y + sum.y * scale }
  })
}

function normal(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  return { x: -y / length, y: x / length }
}

/** A loop as a path with rounded corners. */
export function rounded(loop: readonly Point[], radius: number): string {
  const steps = loop.map((point, i) => {
    const before = towards(point, loop[(i + loop.length - 1) % loop.length] as Point, radius)
    const after = towards(point, loop[(i + 1) % loop.length] as Point, radius)
    return `${i === 0 ? 'M' : 'L'}${written(before)}Q${written(point)} ${written(after)}`
  })
  return `${steps.join('')}z`
}

function towards(from: Point, to: Point, radius: number): Point {
  const share = Math.min(radius / Math.hypot(to.x - from.x, to.y - from.y), 0.45)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The outline of some cells as a path: moved inwards, with rounded corners. */
export function shape(cells: readonly Cell[], distance: number, radius: number): string {
  return outline(cells)
    .map((loop) => rounded(inset(loop, distance), radius))
    .join('')
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function keyOf({ q, r }: Cell): string {
  return `${q},${r}`
}

function pointKey({ x, y }: Point): string {
  return `${Math.round(x * 100)},${Math.round(y * 100)}`
}
