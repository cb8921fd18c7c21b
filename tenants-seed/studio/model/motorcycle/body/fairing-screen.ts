import { type BufferGeometry, Vector3 } from 'three'
import { mix } from '../shape/interpolate'
import type { Corner } from '../shape/panel'
import { grid } from '../shape/surface'

/** A curved windscreen from its lower front edge to its upper edge; half widths below and above, bowed by `bow`. */
export function windscreen(
  low: Corner,
  high: Corner,
  halves: readonly [number, number],
  bow: number,
): BufferGeometry {
  const rows = 18
  const columns = 24
  const sheet = (back: number, turned: boolean) =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const t = row / rows
      const tall = 1 - Math.max(0, t - 0.7) ** 2 * 1.2
      const line = Array.from({ length: columns + 1 }, (_, column) => {
        const side = (column / columns) * 2 - 1
        const half = mix(halves[0], halves[1], t) * (t > 0.75 ? Math.sqrt(1 - ((t - 0.75) * 2.4) ** 2) : 1)
        const swell = Math.sin(t * Math.PI) * 0.022
        const x = mix(low[0], high[0], t * tall) - side * side * bow + swell - back
        return new Vector3(x, mix(low[1], high[1], t) - side * side * 0.02 * t, side * half)
      })
      return turned ? line.toReversed() : line
    })
  const front = sheet(0, true)
  const rear = sheet(0.003, false)
  return grid(
    front.map((row, i) => [...row, ...(rear[i] ?? [])]),
    { closed: true },
  )
}
