import { type BufferGeometry, Vector3 } from 'three'
import { mix, superCosine, superSine, through } from './interpolate'
import { grid } from './surface'

/** A cross-section of a body that is the same left and right: where it is, how high, how wide, how round. */
export interface Station {
  x: number
  top: number
  bottom: number
  /** Half of the width at its widest. */
  half: number
  /** How high it is widest, 0 at the bottom to 1 at the top. */
  waist?: number
  /** Roundness above and below the waist: 2 is an ellipse, larger is boxier. */
  crown?: number
  sole?: number
}

export type Bend = (point: Vector3) => void

const defaults = { waist: 0.5, crown: 2.4, sole: 2.4 }

function ringAt(stations: readonly Required<Station>[], t: number, around: number): Vector3[] {
  const pick = (key: keyof Station) =>
    through(
      stations.map((station) => station[key]),
      t,
    )
  const half = Math.max(pick('half'), 0.0005)
  const bottom = pick('bottom')
  const top = Math.max(pick('top'), bottom + 0.0005)
  const middle = mix(bottom, top, pick('waist'))
  const x = pick('x')
  return Array.from({ length: around }, (_, i) => {
    const angle = (i / around) * Math.PI * 2
    const upper = Math.sin(angle) >= 0
    const exponent = pick(upper ? 'crown' : 'sole')
    const reach = upper ? top - middle : middle - bottom
    return new Vector3(x, middle + reach * superSine(angle, exponent), half * superCosine(angle, exponent))
  })
}

/** A crowned body through its stations, rear to front (rising x). `bend` may push every point afterwards. */
export function loft(stations: readonly Station[], bend?: Bend, along = 36, around = 40): BufferGeometry {
  const whole = stations.map((station) => ({ ...defaults, ...station }))
  const rows = Array.from({ length: along + 1 }, (_, row) => ringAt(whole, row / along, around))
  if (bend) for (const row of rows) row.forEach(bend)
  return grid(rows, { closed: true, capped: true })
}
