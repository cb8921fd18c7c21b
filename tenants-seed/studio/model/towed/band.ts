import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Loop, Spot } from '../commercial/sheet/skin'

const SHARP = Math.cos((40 * Math.PI) / 180)

/** Outward direction of the edge that starts at a corner of an anticlockwise loop. */
function outward(loop: Loop, i: number): Spot {
  const [ax, ay] = loop[i] as Spot
  const [bx, by] = loop[(i + 1) % loop.length] as Spot
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(by - ay) / length, -(bx - ax) / length]
}

function blended(a: Spot, b: Spot): Spot {
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]) || 1
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length]
}

/** The skin between two side walls: front, roof, back and floor of a box whose profile is the (anticlockwise) loop. */
export function band(loop: Loop, half: number): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  for (let i = 0; i < loop.length; i++) {
    const from = loop[i] as Spot
    const to = loop[(i + 1) % loop.length] as Spot
    const own = outward(loop, i)
    const joined = (other: Spot): Spot =>
      own[0] * other[0] + own[1] * other[1] > SHARP ? blended(own, other) : own
    const atFrom = joined(outward(loop, (i + loop.length - 1) % loop.length))
    const atTo = joined(outward(loop, (i + 1) % loop.length))
    const corner = (spot: Spot, normal: Spot, z: number) => {
      positions.push(spot[0], spot[1], z)
      normals.push(normal[0], normal[1], 0)
    }
    corner(from, atFrom, half)
    corner(from, atFrom, -half)
    corner(to, atTo, half)
    corner(to, atTo, half)
    corner(from, atFrom, -half)
    corner(to, atTo, -half)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  return geometry
}
