import type { BufferGeometry } from 'three'
import { loft, type Station } from '../shape/loft'

export interface SeatShape {
  rear: number
  front: number
  /** Height of the rider's hollow, and how much higher the pillion's part and the nose are. */
  height: number
  step: number
  nose: number
  half: number
  thick: number
}

/** A padded saddle, lowest where the rider sits. */
export function saddle({ rear, front, height, step, nose, half, thick }: SeatShape): BufferGeometry {
  const length = front - rear
  const at = (t: number, top: number, wide: number, deep = thick): Station => ({
    x: rear + length * t,
    top,
    bottom: top - deep,
    half: half * wide,
    waist: 0.5,
    crown: 3.2,
    sole: 3.6,
  })
  return loft([
    at(0, height + step - 0.02, 0.5, thick * 0.5),
    at(0.04, height + step - 0.004, 0.7),
    at(0.18, height + step, 0.86),
    at(0.36, height + step * 0.82, 0.96, thick + step * 0.5),
    at(0.48, height + step * 0.2, 1, thick + step * 0.12),
    at(0.62, height, 0.98),
    at(0.8, height + nose * 0.35, 0.8),
    at(0.95, height + nose * 0.9, 0.56),
    at(1, height + nose, 0.4, thick * 0.6),
  ])
}
