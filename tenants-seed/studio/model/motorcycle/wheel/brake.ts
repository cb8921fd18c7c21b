import type { BufferGeometry } from 'three'
import { circle, hole, opening, plate } from '../shape/panel'
import { joined } from '../shape/surface'
import { beam, rod } from '../shape/sweep'
import { drum } from '../shape/turned'

/** A drilled disc in the wheel's plane at `z`, and its carrier. */
export function brakeDisc(radius: number, z: number, thick = 0.005) {
  const rotor = circle(0, 0, radius)
  rotor.holes.push(opening(0, 0, radius * 0.74))
  for (let i = 0; i < 48; i++) {
    const angle = (i / 36) * Math.PI * 2
    const at = radius * (0.8 + 0.065 * (i % 3))
    rotor.holes.push(hole(at * Math.cos(angle), at * Math.sin(angle), radius * 0.02))
  }
  const arms = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2
    const reach = (r: number) => [r * Math.cos(angle), r * Math.sin(angle), z] as const
    return beam(
      [
        [...reach(radius * 0.28), 0.026, 0.008],
        [...reach(radius * 0.78), 0.016, 0.008],
      ],
      4,
    )
  })
  const carrier = drum([0, 0, z - 0.004], [0, 0, 1], radius * 0.36, 0.008, 0.002)
  return { rotor: plate(rotor, z - thick / 2, z + thick / 2, 0.0006), carrier: joined([carrier, ...arms]) }
}

/** A caliper gripping a disc of that radius at `angle` around the axle, its outer face at `z` plus half its width. */
export function caliper(radius: number, angle: number, z: number, radial = true): BufferGeometry {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = (reach: number, slide: number) =>
    [reach * cos - slide * sin, reach * sin + slide * cos, z] as const
  const body = beam(
    [
      [...along(radius * 0.84, -0.062), 0.04, 0.05],
      [...along(radius * 0.92, -0.03), 0.062, 0.066],
      [...along(radius * 0.92, 0.03), 0.062, 0.066],
      [...along(radius * 0.84, 0.062), 0.04, 0.05],
    ],
    4,
    24,
  )
  const pistons = [-0.026, 0.026].map((slide) =>
    drum(along(radius * 0.88, slide), [0, 0, Math.sign(z) || 1], 0.017, 0.039, 0.003),
  )
  const bolts = radial
    ? [-0.056, 0.056].map((slide) => rod(along(radius * 0.9, slide), along(radius * 1.06, slide), 0.006))
    : []
  return joined([body, ...pistons, ...bolts])
}
