import { CylinderGeometry, type Group, TorusGeometry, Vector3 } from 'three'
import { plate, stitches } from '../shape/along'
import { pillow } from '../shape/pillow'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, facingSeats, group, part } from './placing'

export interface WheelShape {
  readonly radius: number
  /** Three spokes of a car, two of an electric one, four of a truck. */
  readonly spokes: 2 | 3 | 4
  /** Whether its lower edge is flat. */
  readonly flat: boolean
}

function rim({ radius, flat }: WheelShape, materials: TrimMaterials): Group {
  const ring = new TorusGeometry(radius, 0.0165, 20, 96)
  const position = ring.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const y = position.getY(index)
    if (flat && y < -radius * 0.82) position.setY(index, -radius * 0.82 + (y + radius * 0.82) * 0.35)
    position.setZ(index, position.getZ(index) * 1.12)
  }
  ring.computeVertexNormals()
  const inside = radius - 0.0155
  const seam = Array.from({ length: 41 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2
    const y = Math.sin(angle) * inside
    return new Vector3(Math.cos(angle) * inside, flat ? Math.max(y, -radius * 0.82 + 0.012) : y, 0.004)
  })
  return group(part(ring, materials.grip), part(stitches(seam, new Vector3()), materials.thread))
}

/** A spoke from the hub to the rim at an angle (0 is to the right). */
function spoke(angle: number, radius: number, materials: TrimMaterials): Group {
  const reach = radius - 0.05
  const arm = pillow({
    size: [reach, 0.05, 0.02],
    radius: 0.009,
    detail: [12, 6, 4],
    bend: (point) => {
      point.z -= 0.012 * (1 - (point.x / reach + 0.5))
      point.y *= 1.1 - 0.45 * Math.abs(point.x / reach + 0.1)
    },
  })
  const keys = at(part(plate(0.052, 0.034, 0.008, 0.006), materials.gloss), 0.005, 0, 0.014)
  const accent = at(part(plate(0.06, 0.004, 0.002, 0.004), materials.satin), 0.005, -0.022, 0.012)
  const all = group(part(arm, materials.plastic), keys, accent)
  const shifted = group(at(all, 0.05 + reach / 2 - 0.012, 0, 0))
  shifted.rotation.z = angle
  return shifted
}

const spokeAngles = {
  2: [-0.1, Math.PI + 0.1],
  3: [-0.08, Math.PI + 0.08, -Math.PI / 2],
  4: [0.32, Math.PI - 0.32, -0.55, Math.PI + 0.55],
} as const

/** Stalks for lamps and wipers, and the cowl over the column. */
function column(materials: TrimMaterials): Group {
  const cowl = at(
    part(pillow({ size: [0.11, 0.1, 0.26], radius: 0.035 }), materials.plastic),
    0,
    -0.015,
    -0.17,
  )
  const stalks = [-1, 1].map((side) => {
    const stalk = part(pillow({ size: [0.15, 0.02, 0.016], radius: 0.008 }), materials.rubber)
    stalk.rotation.z = side * 0.16
    return at(stalk, side * 0.115, 0.012, -0.075)
  })
  return group(cowl, ...stalks)
}

/** A steering wheel with its column, its middle on the origin, facing the seats. */
export function steeringWheel(shape: WheelShape, tilt: number, materials: TrimMaterials): Group {
  const hub = pillow({
    size: [0.15, 0.125, 0.06],
    radius: 0.03,
    detail: [16, 14, 8],
    bend: (point) => {
      point.x *= 1 - 0.14 * (0.5 - point.y / 0.125)
      if (point.z > 0) point.z += 0.012 * Math.cos((point.x / 0.15) * 2.4) * Math.cos((point.y / 0.125) * 2.4)
    },
  })
  const ring = part(new TorusGeometry(0.026, 0.0018, 10, 40), materials.satin)
  const boss = part(new CylinderGeometry(0.024, 0.024, 0.004, 32).rotateX(Math.PI / 2), materials.plastic)
  const wheel = group(
    rim(shape, materials),
    at(part(hub, materials.pad), 0, -0.006, -0.012),
    at(ring, 0, 0, 0.0315),
    at(boss, 0, 0, 0.0305),
    ...spokeAngles[shape.spokes].map((angle) => spoke(angle, shape.radius, materials)),
    column(materials),
  )
  return facingSeats(wheel, tilt)
}
