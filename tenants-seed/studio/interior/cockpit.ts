import {
  CylinderGeometry,
  type Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  TorusGeometry,
  Vector3,
} from 'three'
import type { Cockpit } from './interior-views'
import { at, group, part } from './parts/placing'
import { riderScreen, roundDial } from './parts/rider-screens'
import { type Paint, screen } from './parts/screens'
import { cord, plate } from './shape/along'
import { pillow } from './shape/pillow'
import type { TrimMaterials } from './trim/trim-materials'

/** A motorcycle's cockpit in metres: x ahead, y up, z to the right; the middle of the handlebar is the origin. */
interface CockpitShape {
  /** Half the width of the bar, how far its ends rise and come back. */
  readonly half: number
  readonly rise: number
  readonly sweep: number
  readonly dial: 'screen' | 'round' | 'twin'
  readonly windscreen: number
  readonly handGuards: boolean
}

const shapes: Readonly<Record<Cockpit, CockpitShape>> = {
  naked: { half: 0.39, rise: 0.03, sweep: 0.08, dial: 'screen', windscreen: 0, handGuards: false },
  sport: { half: 0.34, rise: -0.04, sweep: 0.1, dial: 'screen', windscreen: 0.24, handGuards: false },
  cruiser: { half: 0.42, rise: 0.1, sweep: 0.22, dial: 'round', windscreen: 0, handGuards: false },
  adventure: { half: 0.43, rise: 0.06, sweep: 0.1, dial: 'screen', windscreen: 0.36, handGuards: true },
  scooter: { half: 0.34, rise: 0.05, sweep: 0.12, dial: 'twin', windscreen: 0.12, handGuards: false },
}

function barEnd({ half, rise, sweep }: CockpitShape, side: number): Vector3[] {
  return [
    new Vector3(0, 0, 0),
    new Vector3(0, 0, side * 0.1),
    new Vector3(-sweep * 0.25, rise * 0.85, side * half * 0.5),
    new Vector3(-sweep, rise, side * half),
  ]
}

/** Grip, lever, switches, reservoir and mirror of one hand. */
function controls(shape: CockpitShape, side: number, materials: TrimMaterials): Group {
  const { half, rise, sweep } = shape
  const hand = group()
  const grip = new CylinderGeometry(0.0165, 0.0165, 0.125, 28, 24).rotateX(Math.PI / 2)
  const ribs = Array.from({ length: 9 }, (_, index) =>
    at(part(new TorusGeometry(0.0168, 0.0014, 6, 24), materials.rubber), 0, 0, (index - 4) * 0.012),
  )
  const weight = at(
    part(new CylinderGeometry(0.0175, 0.0175, 0.03, 28).rotateX(Math.PI / 2), materials.satin),
    0,
    0,
    side * 0.082,
  )
  const lever = part(
    cord(
      [
        new Vector3(0.012, 0, -side * 0.07),
        new Vector3(0.06, -0.012, -side * 0.03),
        new Vector3(0.062, -0.014, side * 0.06),
        new Vector3(0.05, -0.012, side * 0.09),
      ],
      0.0058,
    ),
    materials.satin,
  )
  const pod = at(
    part(pillow({ size: [0.046, 0.05, 0.05], radius: 0.014 }), materials.plastic),
    0,
    0,
    -side * 0.095,
  )
  const keys = [0, 1].map((index) =>
    at(
      part(
        pillow({ size: [0.014, 0.008, 0.014], radius: 0.003 }),
        index === 0 && side > 0 ? materials.warning : materials.satin,
      ),
      -0.022,
      0.008 - index * 0.018,
      -side * 0.095,
    ),
  )
  const pot = at(
    part(pillow({ size: [0.05, 0.036, 0.06], radius: 0.01 }), materials.plastic),
    0.026,
    0.036,
    -side * 0.12,
  )
  const stalk = part(
    cord(
      [
        new Vector3(0.02, 0.02, -side * 0.11),
        new Vector3(0.06, 0.12, -side * 0.06),
        new Vector3(0.05, 0.2, side * 0.03),
      ],
      0.005,
    ),
    materials.rubber,
  )
  const mirror = at(
    part(pillow({ size: [0.022, 0.085, 0.15], radius: 0.011 }), materials.plastic),
    0.05,
    0.22,
    side * 0.06,
  )
  const glass = at(
    part(plate(0.13, 0.068, 0.02, 0.003).rotateY(-Math.PI / 2), materials.chrome),
    0.036,
    0.22,
    side * 0.06,
  )
  hand.add(part(grip, materials.rubber), ...ribs, weight, lever, pod, ...keys, pot, stalk, mirror, glass)
  if (shape.handGuards) {
    hand.add(
      part(
        cord(
          [
            new Vector3(0, 0, side * 0.1),
            new Vector3(0.1, 0.015, side * 0.05),
            new Vector3(0.11, 0.02, -side * 0.1),
          ],
          0.022,
        ),
        materials.plastic,
      ),
    )
  }
  hand.rotation.y = side * Math.atan2(sweep * 0.75, half * 0.5)
  return at(hand, -sweep * 0.82, rise * 0.98, side * half * 0.84)
}

const facingRider = <T extends Group>(thing: T, tilt: number): T => {
  thing.rotation.order = 'YXZ'
  thing.rotation.set(-tilt, -Math.PI / 2, 0)
  return thing
}

function dialFace(radius: number, paint: Paint, materials: TrimMaterials): Group {
  const face = screen(radius * 1.96, radius * 1.96, paint, materials)
  const ring = part(new TorusGeometry(radius, 0.012, 16, 72), materials.chrome)
  const can = at(
    part(new CylinderGeometry(radius * 1.45, radius * 1.2, 0.05, 64).rotateX(Math.PI / 2), materials.gloss),
    0,
    0,
    -0.034,
  )
  const wide = at(part(new TorusGeometry(radius * 1.43, 0.01, 16, 80), materials.chrome), 0, 0, -0.006)
  return group(can, face, ring, wide)
}

function instruments({ dial, windscreen }: CockpitShape, materials: TrimMaterials): Group {
  if (dial === 'round') return at(facingRider(dialFace(0.056, roundDial, materials), 0.75), 0.1, 0.075, 0)
  if (dial === 'twin') return at(facingRider(screen(0.17, 0.085, riderScreen, materials), 0.7), 0.1, 0.06, 0)
  return at(
    facingRider(screen(0.155, 0.095, riderScreen, materials), 0.62),
    0.12,
    windscreen > 0.3 ? 0.11 : 0.08,
    0,
  )
}

/** Triple clamp with its nut, key and fork tubes, below the bar. */
function clamp(materials: TrimMaterials): Group {
  const bridge = part(
    pillow({ size: [0.09, 0.03, 0.25], radius: 0.014, detail: [10, 4, 20] }),
    materials.satin,
  )
  const tubes = [-0.1, 0.1].map((z) =>
    at(part(new CylinderGeometry(0.026, 0.026, 0.07, 36), materials.gold), 0.02, -0.02, z),
  )
  const caps = [-0.1, 0.1].map((z) =>
    at(part(new CylinderGeometry(0.017, 0.02, 0.014, 6), materials.grip), 0.02, 0.02, z),
  )
  const nut = at(part(new CylinderGeometry(0.018, 0.018, 0.012, 6), materials.chrome), 0.012, 0.02, 0)
  const risers = [-0.05, 0.05].map((z) =>
    at(part(pillow({ size: [0.04, 0.055, 0.032], radius: 0.01 }), materials.plastic), 0, 0.038, z),
  )
  const key = at(part(new CylinderGeometry(0.016, 0.016, 0.012, 32), materials.chrome), 0.05, 0.016, 0)
  return at(group(bridge, ...tubes, ...caps, nut, ...risers, key), 0.02, -0.052, 0)
}

function fairing({ windscreen, half }: CockpitShape, materials: TrimMaterials): Group {
  const cowl = pillow({
    size: [0.2, 0.18, windscreen > 0 ? 0.46 : 0.24],
    radius: 0.07,
    detail: [14, 12, 18],
    bend: (point) => {
      point.x -= 1.4 * point.z * point.z
    },
  })
  const cables = [-1, 1].map((side) =>
    part(
      cord(
        [
          new Vector3(-0.05, 0.03, side * half * 0.6),
          new Vector3(0.1, 0.06, side * 0.2),
          new Vector3(0.12, -0.06, side * 0.06),
        ],
        0.0045,
      ),
      materials.rubber,
    ),
  )
  const all = group(at(part(cowl, materials.plastic), 0.24, -0.05, 0), ...cables)
  if (windscreen === 0) return all
  const sheet = new PlaneGeometry(0.42, windscreen, 24, 10)
  const position = sheet.getAttribute('position')
  for (let index = 0; index < position.count; index += 1) {
    const [z, up] = [position.getX(index), position.getY(index) / windscreen + 0.5]
    position.setXYZ(index, -2.1 * z * z - up * windscreen * 0.45, up * windscreen, z * (1 - up * 0.25))
  }
  sheet.computeVertexNormals()
  const tint = new MeshStandardMaterial({
    color: 0x20262b,
    roughness: 0.05,
    transparent: true,
    opacity: 0.28,
  })
  all.add(at(new Mesh(sheet, tint), 0.3, 0.05, 0))
  return all
}

/** Tank, steering head and shrouds below the rider's eyes, black so that they suit every paint, and the ground far below. */
function below(materials: TrimMaterials): Group {
  const tank = pillow({
    size: [0.62, 0.26, 0.4],
    radius: 0.12,
    detail: [28, 12, 20],
    bend: (point) => {
      point.z *= 0.62 + 0.55 * (point.x / 0.62 + 0.5)
      point.y += 0.05 * (point.x / 0.62)
    },
  })
  const cap = group(
    part(new CylinderGeometry(0.042, 0.042, 0.01, 48), materials.satin),
    at(part(new CylinderGeometry(0.03, 0.03, 0.006, 48), materials.grip), 0, 0.006, 0),
  )
  cap.rotation.z = 0.08
  const shrouds = [-1, 1].map((side) => {
    const shroud = part(pillow({ size: [0.34, 0.26, 0.07], radius: 0.03 }), materials.gloss)
    shroud.rotation.y = side * 0.2
    return at(shroud, 0.06, -0.24, side * 0.19)
  })
  const ground = part(new PlaneGeometry(60, 60, 60, 60).rotateX(-Math.PI / 2), materials.lining)
  return group(
    at(part(tank, materials.gloss), -0.34, -0.19, 0),
    at(cap, -0.3, -0.052, 0),
    at(part(pillow({ size: [0.2, 0.34, 0.17], radius: 0.05 }), materials.plastic), 0.03, -0.24, 0),
    ...shrouds,
    at(ground, 0, -1.05, 0),
  )
}

/** What the rider of a kind of motorcycle looks at. */
export function cockpit(kind: Cockpit, materials: TrimMaterials): Group {
  const shape = shapes[kind]
  const bars = [-1, 1].map((side) =>
    part(cord(barEnd(shape, side), 0.0125), kind === 'cruiser' ? materials.chrome : materials.grip),
  )
  return group(
    ...bars,
    ...[-1, 1].map((side) => controls(shape, side, materials)),
    instruments(shape, materials),
    clamp(materials),
    fairing(shape, materials),
    below(materials),
  )
}
