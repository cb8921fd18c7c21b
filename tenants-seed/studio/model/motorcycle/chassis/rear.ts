import { type BufferGeometry, Curve, TubeGeometry, Vector3 } from 'three'
import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import { type Corner, circle, hole, plate } from '../shape/panel'
import { bothSides, joined } from '../shape/surface'
import { beam, type Place, rod, vector } from '../shape/sweep'
import { drum } from '../shape/turned'

class Coil extends Curve<Vector3> {
  constructor(
    private readonly from: Vector3,
    private readonly to: Vector3,
    private readonly radius: number,
    private readonly turns: number,
  ) {
    super()
  }

  override getPoint(t: number, target = new Vector3()): Vector3 {
    const angle = t * this.turns * Math.PI * 2
    return target
      .lerpVectors(this.from, this.to, t)
      .add(new Vector3(Math.cos(angle) * this.radius, 0, Math.sin(angle) * this.radius))
  }
}

/** A coil-over shock between two mounts. */
export function addShock(
  assembly: Assembly,
  top: Place,
  bottom: Place,
  radius: number,
  spring: Finish,
): void {
  const [from, to] = [vector(top), vector(bottom)]
  const coil = new Coil(from.clone().lerp(to, 0.14), from.clone().lerp(to, 0.8), radius, 8)
  assembly.add(spring, new TubeGeometry(coil, 220, radius * 0.19, 10))
  assembly.add('dark', rod(top, bottom, radius * 0.55))
  const way = to.sub(from).normalize().toArray()
  for (const t of [0.1, 0.8]) {
    const at = vector(top).lerp(vector(bottom), t).toArray()
    assembly.add('black', drum(at, way, radius * 1.25, 0.02, 0.004))
  }
}

export interface SwingarmStyle {
  finish: Finish
  /** Height and depth of each arm, m; how far the arms stand from the middle. */
  height: number
  depth: number
  spread: number
}

/** Both arms from the pivot to the axle, with their bridge, the axle and the adjusters. */
export function addSwingarm(
  assembly: Assembly,
  [px, py]: Corner,
  [rx, ry]: Corner,
  style: SwingarmStyle,
): void {
  const { height: h, depth: d, spread: z } = style
  const arm = beam(
    [
      [px + 0.02, py, z * 0.86, h * 1.1, d],
      [px - (px - rx) * 0.3, py + (ry - py) * 0.3 + h * 0.18, z * 0.95, h * 1.15, d],
      [px - (px - rx) * 0.75, py + (ry - py) * 0.75 + h * 0.06, z, h * 0.85, d],
      [rx - 0.045, ry, z, h * 0.72, d * 0.9],
    ],
    4.5,
    36,
  )
  assembly.add(
    style.finish,
    bothSides(arm),
    beam(
      [
        [px - 0.1, py + 0.01, -z, h * 0.9, 0.07],
        [px - 0.1, py + 0.01, z, h * 0.9, 0.07],
      ],
      4,
    ),
  )
  assembly.add('steel', rod([rx, ry, -z - 0.04], [rx, ry, z + 0.04], 0.011))
  assembly.add('dark', bothSides(drum([rx, ry, z + d / 2], [0, 0, 1], 0.019, 0.02, 0.004)))
  assembly.add('black', drum([px, py, -z - 0.01], [0, 0, 1], 0.03, z * 2 + 0.02, 0.005))
}

function sprocket([x, y]: Corner, radius: number, z: number): BufferGeometry {
  const shape = circle(0, 0, radius * 0.97)
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    shape.holes.push(hole(Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62, radius * 0.16))
  }
  const teeth = Array.from({ length: 42 }, (_, i) => {
    const angle = (i / 42) * Math.PI * 2
    const at = (r: number): Place => [Math.cos(angle) * r, Math.sin(angle) * r, z]
    return rod(at(radius * 0.94), at(radius * 1.04), 0.0042, 0.0022, 6)
  })
  return joined([plate(shape, z - 0.003, z + 0.003, 0.001), ...teeth]).translate(x, y, 0)
}

function run(from: Corner, to: Corner, z: number): BufferGeometry[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.round(length / 0.0159)
  return Array.from({ length: count }, (_, i) => {
    const at = (t: number): Place => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z]
    const wide = i % 2 ? 0.016 : 0.011
    const [a, b] = [at((i - 0.1) / count), at((i + 1.1) / count)]
    return beam(
      [
        [...a, 0.012, wide],
        [...b, 0.012, wide],
      ],
      3,
      2,
    )
  })
}

/** Chain with both sprockets on the left. */
export function addChain(
  assembly: Assembly,
  [px, py]: Corner,
  rear: Corner,
  radius = 0.094,
  z = -0.084,
): void {
  const small = 0.036
  assembly.add('steel', sprocket(rear, radius, z))
  const links = [
    ...run([px, py + small], [rear[0], rear[1] + radius], z),
    ...run([px, py - small], [rear[0], rear[1] - radius], z),
  ]
  assembly.add('bronze', joined(links))
}

/** Belt drive: one smooth loop. */
export function addBelt(assembly: Assembly, [px, py]: Corner, [rx, ry]: Corner, z = -0.11): void {
  const strand = (from: Corner, to: Corner) =>
    beam(
      [
        [...from, z, 0.008, 0.024],
        [...to, z, 0.008, 0.024],
      ],
      5,
      4,
    )
  assembly.add('rubber', strand([px, py + 0.045], [rx, ry + 0.12]), strand([px, py - 0.045], [rx, ry - 0.12]))
  assembly.add('dark', drum([rx, ry, z - 0.014], [0, 0, 1], 0.122, 0.028, 0.004))
}
