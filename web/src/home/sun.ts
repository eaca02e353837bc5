/** The halftone sun of the poster: dots on a slanted grid within a circle, smaller towards the ground. */

const STEP = 5.375
const LARGEST = 4.95
const SHRINK = 0.01275

/** The dots as one path. */
export function sunPath(x: number, y: number, radius: number): string {
  const dots: string[] = []
  const reach = Math.ceil(radius / STEP)
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      if ((row + column) % 2 !== 0) continue
      const [dx, dy] = [column * STEP, row * STEP]
      if (Math.hypot(dx, dy) > radius) continue
      const size = LARGEST - (dy + radius) * SHRINK
      const [left, top, r] = [x + dx - size, y + dy, size].map((value) => value.toFixed(1))
      const width = (2 * size).toFixed(1)
      dots.push(`M${left} ${top}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 -${width} 0`)
    }
  }
  return dots.join('')
}
