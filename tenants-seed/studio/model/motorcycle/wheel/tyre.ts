import { type BufferGeometry, Vector3 } from 'three'
import { ease, mix } from '../shape/interpolate'
import { grid } from '../shape/surface'

export type Tread = 'road' | 'dual' | 'knobbly' | 'classic'

/** Outer radius, section width and rim radius in metres. */
export interface TyreSize {
  radius: number
  width: number
  rim: number
}

const AROUND = 240
const ACROSS = 30

/** Depth of the tread (m) at `round` metres along the tyre and `side` from -1 to 1 across its crown. */
function groove(tread: Tread, round: number, side: number): number {
  const wave = (length: number, offset = 0) => {
    const phase = ((((round + offset) / length) % 1) + 1) % 1
    return Math.min(phase, 1 - phase) * length
  }
  const cut = (distance: number, half: number) => 1 - ease(half * 0.6, half, distance)
  const off = Math.abs(side)
  if (tread === 'knobbly') {
    const row = Math.round(off * 2.4)
    const gap = wave(0.062, (row % 2) * 0.031)
    const lane = Math.abs(off * 2.4 - row)
    return -0.014 * Math.max(cut(gap, 0.0135), lane > 0.36 ? 1 : 0)
  }
  if (tread === 'dual') {
    const gap = wave(0.075, off * 0.05 + (side > 0 ? 0.0375 : 0))
    return -0.006 * Math.max(cut(gap, 0.0085), cut(Math.abs(off - 0.16) * 0.08, 0.004))
  }
  if (tread === 'classic') {
    const line = cut(Math.abs(off - 0.22) * 0.06, 0.0028)
    return -0.004 * Math.max(line, off > 0.3 ? cut(wave(0.05, off * 0.03), 0.0055) : 0)
  }
  const sweep = wave(0.16, off * 0.13 + (side > 0 ? 0.08 : 0))
  const inRange = ease(0.1, 0.14, off) * (1 - ease(0.78, 0.84, off))
  return -0.0045 * cut(sweep, 0.0062) * inRange
}

function profile({ radius, width, rim }: TyreSize, side: number): [radius: number, z: number, crown: number] {
  const drop = Math.min(width * 0.42, (radius - rim) * 0.72)
  const at = side * 1.34
  if (Math.abs(at) <= 1) {
    const angle = at * (Math.PI / 2)
    return [radius - drop * (1 - Math.cos(angle)), (width / 2) * Math.sin(angle), at]
  }
  const t = (Math.abs(at) - 1) / 0.34
  const bulge = Math.sin(t * Math.PI) * 0.003
  const z = mix(width / 2, width * 0.385, t * t) + bulge
  return [mix(radius - drop, rim - 0.004, t), Math.sign(at) * z, Math.sign(at) * (1 + t)]
}

/** A tyre about the z axis, its centre at the origin. */
export function tyre(size: TyreSize, tread: Tread): BufferGeometry {
  const rows = Array.from({ length: ACROSS + 1 }, (_, across) => {
    const [radius, z, crown] = profile(size, 1 - (across / ACROSS) * 2)
    return Array.from({ length: AROUND }, (_, around) => {
      const angle = (around / AROUND) * Math.PI * 2
      const depth = Math.abs(crown) > 1.05 ? 0 : groove(tread, angle * size.radius, crown)
      const out = radius + depth
      return new Vector3(Math.cos(angle) * out, Math.sin(angle) * out, z)
    })
  })
  return grid(rows, { closed: true })
}
