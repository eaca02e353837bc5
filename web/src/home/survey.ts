/** The survey map of the poster: four tiles that somebody has seen, and those around them. */
import { cellsOf, centre, FLOWER, shape, type Cell, type Point } from '../fallout/map/hex'

interface Tile {
  heart: Cell
  /** The cells of its spaces, as numbers of a tile; a sign says what is there. */
  spaces: { cells: number[]; sign?: 'hard' | 'hot' | 'lit' }[]
}

const TILES: readonly Tile[] = [
  {
    heart: { q: 2, r: 1 },
    spaces: [
      { cells: [4, 0] },
      { cells: [3], sign: 'hard' },
      { cells: [2, 1], sign: 'lit' },
      { cells: [5], sign: 'hot' },
      { cells: [6], sign: 'lit' },
    ],
  },
  {
    heart: { q: 4, r: 2 },
    spaces: [
      { cells: [4, 5] },
      { cells: [3], sign: 'lit' },
      { cells: [2], sign: 'hot' },
      { cells: [0, 1], sign: 'lit' },
      { cells: [6], sign: 'hard' },
    ],
  },
  {
    heart: { q: -1, r: 3 },
    spaces: [
      { cells: [0, 1] },
      { cells: [4] },
      { cells: [3], sign: 'hard' },
      { cells: [2] },
      { cells: [5, 6], sign: 'hot' },
    ],
  },
  {
    heart: { q: 7, r: 0 },
    spaces: [
      { cells: [0, 2] },
      { cells: [3] },
      { cells: [4], sign: 'lit' },
      { cells: [1], sign: 'hard' },
      { cells: [5, 6] },
    ],
  },
]

const UNSEEN: readonly { heart: Cell; kind: 'dangerous' | 'deadly' | 'lit' }[] = [
  { heart: { q: 1, r: 4 }, kind: 'lit' },
  { heart: { q: 0, r: 0 }, kind: 'dangerous' },
  { heart: { q: 3, r: -2 }, kind: 'dangerous' },
  { heart: { q: 5, r: -1 }, kind: 'dangerous' },
  { heart: { q: 10, r: -2 }, kind: 'dangerous' },
  { heart: { q: -2, r: -1 }, kind: 'dangerous' },
  { heart: { q: -3, r: 2 }, kind: 'dangerous' },
  { heart: { q: 6, r: 3 }, kind: 'deadly' },
  { heart: { q: 9, r: 1 }, kind: 'deadly' },
  { heart: { q: 3, r: 5 }, kind: 'deadly' },
  { heart: { q: 8, r: 4 }, kind: 'deadly' },
  { heart: { q: 12, r: -1 }, kind: 'deadly' },
  { heart: { q: -2, r: 6 }, kind: 'dangerous' },
  { heart: { q: 0, r: 7 }, kind: 'dangerous' },
]

const ALL = FLOWER.map((_, number) => number)

export const FOG = UNSEEN.map(({ heart, kind }) => {
  const cells = cellsOf(heart, ALL)
  return {
    path: shape(cells, 0.5, 7),
    edge: shape(cells, 4, 6),
    deadly: kind === 'deadly',
    lit: kind === 'lit',
  }
})

export const SPACES = TILES.flatMap(({ heart, spaces }) =>
  spaces.map(({ cells, sign }) => {
    const own = cellsOf(heart, cells)
    return {
      path: shape(own, 2, 5),
      edge: shape(own, 4.5, 4),
      hard: sign === 'hard',
      hot: sign === 'hot',
      lit: sign === 'lit',
    }
  }),
)

function at(q: number, r: number, dx = 0, dy = 0): Point {
  const { x, y } = centre({ q, r })
  return { x: x + dx, y: y + dy }
}

export const PLACES = [
  { icon: 'camp', ...at(1, 1) },
  { icon: 'l-bus', ...at(-1, 3) },
  { icon: 'l-mill', ...at(3, 3) },
  { icon: 'l-light', ...at(7, 0) },
] as const

export const NAMES = [
  { id: 'page-poster-camp', ...at(2, 1, 0, 5) },
  { id: 'page-poster-stop', ...at(0, 3, 0, 5) },
  { id: 'page-poster-mill', ...at(3, 2, 0, 5) },
  { id: 'page-poster-tower', ...at(8, -1, 0, 5) },
] as const

/** From the camp to the lighthouse, by the lamps. */
const WAY: readonly [number, number][] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [4, 2],
  [5, 2],
  [6, 1],
  [7, 0],
]
export const ROUTE = WAY.map(([q, r], step) => {
  const { x, y } = at(q, r, 0, 15)
  return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')

export const LAMPS = [
  { ...at(3, 1, 0, -3), points: 1 },
  { ...at(2, 2, 0, -3), points: 1 },
  { ...at(4, 1, 0, -3), points: 2 },
  { ...at(4, 2, 0, -3), points: 3 },
  { ...at(6, 0, 0, -3), points: 4 },
] as const

const SPOTS = {
  slip: at(5, 1, 0, 2),
  explore: at(1, 4),
  camp: at(1, 1, -4, -2),
  stop: at(-1, 3, -4, -2),
} as const

export function spot(name: keyof typeof SPOTS): Point {
  return SPOTS[name]
}
