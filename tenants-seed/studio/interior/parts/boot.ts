import type { Group } from 'three'
import type { CabinShape } from '../cabin-shape'
import { plate } from '../shape/along'
import { bar } from '../shape/bar'
import { pillow } from '../shape/pillow'
import { loft, mix, type Place } from '../shape/surface'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, facingSeats, group, part } from './placing'

/** Where luggage lies: behind the last row, to the tail. */
interface Hold {
  readonly from: number
  readonly to: number
  readonly floor: number
  readonly half: number
}

function holdOf({ rows, rear, hip, halfWidth }: CabinShape): Hold {
  return { from: (rows.at(-1) ?? 0) - 0.33, to: rear - 0.42, floor: hip - 0.13, half: halfWidth - 0.17 }
}

/** Side trim, with the bulge over the wheel. */
function sideTrim({ from, to, floor, half }: Hold, belt: number, side: number, materials: TrimMaterials) {
  const line = (t: number): Place[] => {
    const x = mix(from, to, t)
    const arch = 0.09 * Math.exp(-(((t - 0.38) / 0.26) ** 2))
    return [
      [x, floor - 0.01, side * (half - arch)],
      [x, floor + 0.12, side * (half - arch)],
      [x, floor + 0.2, side * (half + 0.02 - arch * 0.4)],
      [x, belt - 0.06, side * (half + 0.06)],
      [x, belt, side * (half + 0.1)],
    ]
  }
  return part(loft(line, 30, 24), materials.plastic)
}

/** Backs of the rear seats as luggage sees them, split to fold. */
function seatBacks({ from, floor, half }: Hold, belt: number, materials: TrimMaterials): Group {
  const height = belt - floor - 0.02
  const widths = [half * 0.78, half * 1.16]
  const backs = widths.map((width, index) => {
    const back = part(pillow({ size: [width - 0.012, height, 0.05], radius: 0.02 }), materials.carpet)
    const z = index === 0 ? half - width / 2 : -half + width / 2
    return at(back, z, 0, 0)
  })
  const leaning = group(...backs)
  return at(facingSeats(leaning, 0.3), from + 0.04, floor + height / 2, 0)
}

/** Lip, side frames and lamp of the open tailgate. */
function opening({ to, floor, half }: Hold, { roof, belt }: CabinShape, materials: TrimMaterials): Group {
  const frames = [-1, 1].map((side) => {
    const line: Place[] = [
      [to - 0.03, floor - 0.12, side * (half + 0.06)],
      [to - 0.02, belt - 0.1, side * (half + 0.13)],
      [to + 0.16, roof - 0.12, side * (half + 0.02)],
    ]
    return part(bar(line, 'y', 0.1, 0.06), materials.body)
  })
  const lip = part(pillow({ size: [0.1, 0.09, half * 2 + 0.08], radius: 0.03 }), materials.body)
  const guard = part(
    plate(half * 1.5, 0.09, 0.02, 0.012)
      .rotateX(-Math.PI / 2)
      .rotateY(Math.PI / 2),
    materials.plastic,
  )
  return group(...frames, at(lip, to - 0.03, floor - 0.055, 0), at(guard, to - 0.02, floor - 0.002, 0))
}

/** The luggage space with its floor, sides, cover and opening. */
export function boot(shape: CabinShape, materials: TrimMaterials): Group {
  const hold = holdOf(shape)
  const { from, to, floor, half } = hold
  const length = from - to
  const mat = part(plate(length, half * 2 + 0.02, 0.02, 0.02).rotateX(-Math.PI / 2), materials.carpet)
  const pull = part(plate(0.05, 0.12, 0.01, 0.004).rotateX(-Math.PI / 2), materials.plastic)
  const hooks = [-1, 1].map((side) =>
    at(
      part(pillow({ size: [0.05, 0.03, 0.012], radius: 0.006 }), materials.chrome),
      to + 0.16,
      floor + 0.09,
      side * (half - 0.015),
    ),
  )
  const lamp = at(
    part(pillow({ size: [0.08, 0.03, 0.01], radius: 0.004 }), materials.glow),
    to + 0.2,
    floor + 0.3,
    half + 0.025,
  )
  const cover = part(plate(length * 0.8, half * 2 + 0.1, 0.04, 0.016).rotateX(-Math.PI / 2), materials.carpet)
  return group(
    at(mat, (from + to) / 2, floor, 0),
    at(pull, to + 0.1, floor + 0.004, 0),
    at(cover, from - length * 0.36, shape.belt - 0.06, 0),
    lamp,
    ...hooks,
    ...[-1, 1].map((side) => sideTrim(hold, shape.belt, side, materials)),
    seatBacks(hold, shape.belt - 0.06, materials),
    opening(hold, shape, materials),
  )
}
