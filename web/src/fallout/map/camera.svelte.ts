/** The part of the map that is in sight: where it is, and how large things are drawn. */

import type { Point } from './hex'
import type { Box } from './land'

export const LEAST = 0.6
export const MOST = 2.5
const STEP = 1.25
const REST = 140 // milliseconds without a change after which the zoom has come to rest
const GLIDE = 340 // milliseconds that it takes to glide somewhere
const FRAME = 60 // milliseconds in which the sheet is drawn anew
const AROUND = 40 // points that are to be seen together, in units of the map
const MARGIN = 24 // around the map, in its own units

export class Camera {
  /** The point of the map in the middle of the window. */
  x = $state(0)
  y = $state(0)
  zoom = $state(1)
  /** The zoom at which the sheet has come to rest: how much is drawn on it follows that. */
  rested = $state(1)
  /** Whether the sheet is being drawn anew: until then it is the old picture, made larger or smaller. */
  redraws = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  width = $state(0) // of the window, in pixels
  height = $state(0)
  /** Whether the sheet glides to where it is; it never does under a hand. */
  glides = $state(false)
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }

  /** How the sheet is moved and scaled. */
  get transform(): string {
    const left = this.width / 2 - this.x * this.zoom
    const top = this.height / 2 - this.y * this.zoom
    return `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${this.zoom.toFixed(4)})`
  }

  /** The part of the map that is seen. */
  get seen(): Box {
    const [width, height] = [this.width / this.zoom, this.height / this.zoom]
    return { x: this.x - width / 2, y: this.y - height / 2, width, height }
  }

  /** The zoom at which the whole map is seen. */
  get whole(): number {
    const { width, height } = this.#box
    return Math.min(this.width / (width + 2 * MARGIN), this.height / (height + 2 * MARGIN), MOST)
  }

  get least(): number {
    return Math.min(LEAST, this.whole)
  }

  bound(box: Box): void {
    this.#box = box
    this.#keep()
  }

  resize(width: number, height: number): void {
    const wasWhole = this.width > 0 && this.height > 0 && this.zoom === this.whole
    this.width = width
    this.height = height
    if (wasWhole && width > 0 && height > 0) this.fit(null)
    else this.#keep()
  }

  /** Show the whole map, or as much of it as can be read, around a point. */
  fit(around: Point | null, readable = LEAST): void {
    const { x, y, width, height } = this.#box
    const isWhole = this.whole >= readable || !around
    this.zoom = this.#allowed(isWhole ? this.whole : Math.max(readable, this.whole))
    this.#rest(0)
    this.x = isWhole ? x + width / 2 : around.x
    this.y = isWhole ? y + height / 2 : around.y
    this.#keep()
  }

  /** Bring a point of the map into the middle. */
  centre({ x, y }: Point, zoom = this.zoom): void {
    if (zoom !== this.zoom) this.#rest(GLIDE)
    this.zoom = this.#allowed(zoom)
    this.x = x
    this.y = y
    this.glides = true
    this.#keep()
  }

  /** Bring a point of the map into sight, and no further than needed. */
  reveal({ x, y }: Point, margin = 60): void {
    const seen = this.seen
    const [aside, above] = [Math.min(margin, seen.width / 3), Math.min(margin, seen.height / 3)]
    this.x += over(x, seen.x + aside, seen.x + seen.width - aside)
    this.y += over(y, seen.y + above, seen.y + seen.height - above)
    this.glides = true
    this.#keep()
  }

  /** Bring some points into sight together; nothing moves if they are. */
  include(points: readonly Point[]): void {
    const { x, y, width, height } = this.seen
    const isSeen = ({ x: left, y: top }: Point) =>
      left > x && left < x + width && top > y && top < y + height
    if (points.length === 0 || points.every(isSeen)) return
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND]
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND]
    const whole = Math.min(this.width / (right - left), this.height / (bottom - top))
    this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(this.zoom, whole))
  }

  /** Move the sheet by pixels of the window. */
  drag(x: number, y: number): void {
    this.glides = false
    this.x -= x / this.zoom
    this.y -= y / this.zoom
    this.#keep()
  }

  /** Zoom by a factor; what is at a point of the window stays there. */
  scale(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.glides = false
    const zoom = this.#allowed(this.zoom * factor)
    const [x, y] = [at.x - this.width / 2, at.y - this.height / 2]
    this.x += x / this.zoom - x / zoom
    this.y += y / this.zoom - y / zoom
    this.zoom = zoom
    this.#rest(REST)
    this.#keep()
  }

  closer(): void {
    this.scale(STEP)
  }

  further(): void {
    this.scale(1 / STEP)
  }

  /** After a while without a change, draw the sheet as it is to be seen at this zoom. */
  #rest(after: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.rested = this.zoom
      this.redraws = true
      this.#timer = setTimeout(() => (this.redraws = false), FRAME)
    }, after)
  }

  #allowed(zoom: number): number {
    return Math.max(this.least, Math.min(zoom, MOST))
  }

  /** The sheet never leaves the window: a map that fits is in the middle, another fills it. */
  #keep(): void {
    if (this.width === 0 || this.height === 0) return
    const { x, y, width, height } = this.#box
    this.x = kept(this.x, x - MARGIN, x + width + MARGIN, this.width / this.zoom)
    this.y = kept(this.y, y - MARGIN, y + height + MARGIN, this.height / this.zoom)
  }
}

function kept(value: number, from: number, to: number, seen: number): number {
  if (to - from <= seen) return (from + to) / 2
  return Math.max(from + seen / 2, Math.min(value, to - seen / 2))
}

function over(value: number, from: number, to: number): number {
  if (value < from) return value - from
  return value > to ? value - to : 0
}
