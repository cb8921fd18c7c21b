import { type Group, Vector3 } from 'three'
import { cord } from '../shape/along'
import { pillow } from '../shape/pillow'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, group, part } from './placing'
import { type SeatShape, seat } from './seat'

/** A rear bench: two shaped places and a narrow one between them, with belts. */
export function bench(shape: SeatShape, halfWidth: number, materials: TrimMaterials): Group {
  const place = halfWidth * 0.56
  const outer = [-place, place].map((z) =>
    at(seat({ ...shape, bolster: shape.bolster * 0.7 }, materials), 0, 0, z),
  )
  const narrow = {
    ...shape,
    width: Math.max(0.2, 2 * place - shape.width + 0.02),
    bolster: -0.01,
    back: shape.back - 0.04,
  }
  const middle = at(seat({ ...narrow, channel: 0 }, materials), -0.012, -0.006, 0)
  const belts = [-1, 1].map((side) => {
    const points = [
      new Vector3(-0.26, 0.62, side * (halfWidth - 0.12)),
      new Vector3(-0.14, 0.42, side * (place + 0.13)),
      new Vector3(0.0, 0.06, side * (place - 0.12)),
    ]
    const belt = part(cord(points, 0.006), materials.belt)
    return belt
  })
  const plinth = at(
    part(pillow({ size: [0.5, 0.3, halfWidth * 2 - 0.14], radius: 0.04 }), materials.carpet),
    0.13,
    -0.28,
    0,
  )
  return group(...outer, middle, plinth, ...belts)
}
