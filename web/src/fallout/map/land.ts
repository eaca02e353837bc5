/** The map as it is drawn: every space and every facedown tile with its shape and its places. */

import type { Board, Enemy, Space, Table, Tile } from '../table'
import { facedown } from '../table'
import { type Cell, type Point, SIDE, WIDTH, cellsOf, centre, shape } from './hex'

const WHOLE = [0, 1, 2, 3, 4, 5, 6]

interface Drawn {
  name: string // of the space, as choices name it
  slot: string
  cells: readonly Cell[]
  land: string // the shape as a path
  edge: string // the shape inside it, for borders
  label: Point
  middle: Point
  spots: readonly Point[] // where things can stand: the cells without a name
  adjacent: readonly string[]
  enemies: readonly Enemy[]
}

export interface OpenSpace extends Drawn {
  space: Space
}

export interface Fog extends Drawn {
  kind: Tile['kind']
}

export interface Land {
  spaces: readonly OpenSpace[]
  fog: readonly Fog[]
  beds: readonly { slot: string; path: string }[]
  columns: readonly { name: string; x: number }[]
  rows: readonly { name: string; y: number }[]
  box: Box
  at: ReadonlyMap<string, OpenSpace | Fog>
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function landOf(table: Pick<Table, 'map'>, board: Pick<Board, 'tiles'>): Land {
  const hearts = new Map(board.tiles.map((tile) => [tile.slot, tile]))
  const spaces: OpenSpace[] = []
  const fog: Fog[] = []
  const beds: { slot: string; path: string }[] = []
  const middles = new Map<string, Point>()
  for (const tile of table.map) {
    const heart = hearts.get(tile.slot)
    if (!heart) continue
    middles.set(tile.slot, centre(heart))
    const cells = cellsOf(heart, WHOLE)
    if (tile.tile === null) {
      fog.push({
        ...drawn(facedown(tile.slot), tile.slot, cells, centre(heart), 0.6, 7, true),
        kind: tile.kind,
        adjacent: tile.adjacent,
        enemies: tile.enemies,
      })
      continue
    }
    beds.push({ slot: tile.slot, path: shape(cells, 0.6, 7) })
    tile.spaces.forEach((space, i) => {
      const [label] = cellsOf(heart, [heart.labels?.[i] ?? space.cells[0] ?? 0]) as [Cell]
      const own = cellsOf(heart, space.cells)
      spaces.push({
        ...drawn(space.space, tile.slot, own, centre(label), 1.7, 5, space.place !== null),
        space,
        adjacent: space.adjacent,
        enemies: space.enemies,
      })
    })
  }
  const at = new Map([...spaces, ...fog].map((each) => [each.name, each]))
  return { spaces, fog, beds, at, box: boxOf([...spaces, ...fog]), ...graticule(middles) }
}

function drawn(
  name: string,
  slot: string,
  cells: readonly Cell[],
  label: Point,
  distance: number,
  radius: number,
  named = false,
): Omit<Drawn, 'adjacent' | 'enemies'> {
  const points = cells.map(centre)
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
  // A name keeps its cell for itself; the rules of packs leave it another one to stand on.
  const others = points.filter(({ x, y }) => !named || Math.hypot(x - label.x, y - label.y) > 1)
  return {
    name,
    slot,
    cells,
    land: shape(cells, distance, radius),
    edge: shape(cells, distance + 3, radius),
    label,
    middle,
    spots: others.length > 0 ? others : points,
  }
}

function boxOf(drawn: readonly Drawn[]): Box {
  const points = drawn.flatMap(({ cells }) => cells.map(centre))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs) - WIDTH / 2, Math.max(...xs) + WIDTH / 2]
  const [top, bottom] = [Math.min(...ys) - SIDE, Math.max(...ys) + SIDE]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The letters of the columns and the numbers of the rows, in the middle of their tiles. */
function graticule(middles: ReadonlyMap<string, Point>): Pick<Land, 'columns' | 'rows'> {
  const mean = (at: number, axis: 'x' | 'y') => {
    const found = new Map<string, number[]>()
    for (const [slot, point] of middles) {
      const name = slot[at] ?? ''
      found.set(name, [...(found.get(name) ?? []), point[axis]])
    }
    return [...found]
      .sort(([one], [two]) => one.localeCompare(two))
      .map(([name, values]) => ({
        name,
        value: values.reduce((sum, value) => sum + value, 0) / values.length,
      }))
  }
  return {
    columns: mean(0, 'x').map(({ name, value }) => ({ name, x: value })),
    rows: mean(1, 'y').map(({ name, value }) => ({ name, y: value })),
  }
}

/** The space that a place of the log is; of a tile that lies open, the first of its spaces. */
export function placeOn(land: Land, place: string): OpenSpace | Fog | null {
  const found = land.at.get(place) ?? land.at.get(facedown(place))
  return found ?? [...land.at.values()].find(({ slot }) => slot === place) ?? null
}

/** The space next to another one that lies best in a direction, for the arrow keys. */
export function towards(land: Land, from: string, direction: Point): string | null {
  const start = land.at.get(from)
  if (!start) return null
  let best: string | null = null
  let least = Infinity
  for (const name of start.adjacent) {
    const other = land.at.get(name)
    if (!other) continue
    const [x, y] = [other.middle.x - start.middle.x, other.middle.y - start.middle.y]
    const along = x * direction.x + y * direction.y
    if (along <= 0) continue
    const aside = Math.abs(x * direction.y - y * direction.x)
    const cost = along + 2 * aside
    if (cost < least) [best, least] = [name, cost]
  }
  return best
}
