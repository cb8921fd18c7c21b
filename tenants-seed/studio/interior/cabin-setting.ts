import { type Color, type Group, PerspectiveCamera, Vector3 } from 'three'
import type { Look, Setting, Sky } from '../scenes/exposure/setting'
import { cabin } from './cabin'
import { type CabinShape, cabinShapes } from './cabin-shape'
import { cockpit } from './cockpit'
import type { Cabin, CabinView, Cockpit, QuartersView } from './interior-views'
import { livingQuarters } from './living-quarters'
import type { TrimMaterials } from './trim/trim-materials'

/** A bright overcast day: light from above, more of it from the left and from ahead. */
const overcast: Sky = (direction, out) => {
  const up = Math.max(0, direction.y)
  const side = 1 - 0.28 * direction.z + 0.18 * direction.x
  const ground = Math.min(1, Math.max(0, 0.5 - direction.y * 4.5))
  const sky = (0.95 + 1.0 * up) * (1 - ground)
  return out
    .setRGB(1.07 * sky + 0.5 * ground, 1.11 * sky + 0.49 * ground, 1.15 * sky + 0.47 * ground)
    .multiplyScalar(side)
}

interface Viewpoint {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly fov: number
  readonly without: readonly string[]
}

const views: Readonly<Record<CabinView, (shape: CabinShape) => Viewpoint>> = {
  dash: ({ hip, dashEdge, dashTop }) => ({
    from: [-0.4, hip + 0.69, -0.03],
    to: [dashEdge, dashTop - 0.1, 0.02],
    fov: 58,
    without: [],
  }),
  'front-seats': ({ hip, halfWidth }) => ({
    from: [0.58, hip + 0.62, -halfWidth - 0.62],
    to: [-0.02, hip + 0.16, 0.1],
    fov: 47,
    without: ['left'],
  }),
  wheel: ({ dashEdge, dashTop, driver }) => ({
    from: [-0.06, dashTop + 0.14, driver - 0.1],
    to: [dashEdge - 0.05, dashTop - 0.08, driver - 0.05],
    fov: 46,
    without: [],
  }),
  'rear-seats': ({ rows, hip }) => ({
    from: [(rows[0] ?? -0.9) + 1.24, hip + 0.7, -0.22],
    to: [(rows[0] ?? -0.9) - 0.1, hip + 0.2, 0.02],
    fov: 48,
    without: ['front'],
  }),
  boot: ({ rear, hip, roof }) => ({
    from: [rear - 1.32, roof - 0.08, -0.2],
    to: [rear + 0.2, hip + 0.06, 0.02],
    fov: 45,
    without: [],
  }),
}

function cameraOf({ from, to, fov }: Viewpoint): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, 1.5, 0.03, 200)
  camera.position.set(...from)
  camera.lookAt(new Vector3(...to))
  return camera
}

/** Daylight of a room: what its windows let in. */
function daylit(models: Group, centre: Vector3, radius: number, probe: Vector3): Setting {
  return {
    models,
    sky: (direction: Vector3, out: Color) => overcast(direction, out).multiplyScalar(2.4),
    view: overcast,
    shadows: { centre, radius },
    probe,
    bounce: 1.1,
    exposure: 1.7,
    glow: 0.05,
  }
}

/** A cabin in daylight. */
export function cabinSetting(kind: Cabin, materials: TrimMaterials): Setting {
  const shape = cabinShapes[kind]
  const middle = new Vector3((shape.screenBase + shape.rear) / 2, shape.roof / 2, 0)
  const radius = (shape.screenBase - shape.rear) / 2 + 0.45
  return daylit(cabin(shape, materials), middle, radius, new Vector3(0.15, shape.hip + 0.5, 0))
}

/** Where a cabin is looked at from. */
export function cabinLook(kind: Cabin, view: CabinView): Look {
  const viewpoint = views[view](cabinShapes[kind])
  return { camera: cameraOf(viewpoint), without: viewpoint.without }
}

/** A caravan in daylight. */
export function quartersSetting(materials: TrimMaterials): Setting {
  const room = daylit(livingQuarters(materials), new Vector3(0, 1, 0), 3.2, new Vector3(-0.4, 1.3, 0.1))
  return { ...room, bounce: 2.2, exposure: 1.75 }
}

const quartersLooks: Readonly<Record<QuartersView, Viewpoint>> = {
  lounge: { from: [0.02, 1.52, -0.3], to: [-1.7, 0.8, 0.42], fov: 58, without: [] },
  kitchen: { from: [-1.5, 1.5, 0.75], to: [0.1, 0.98, -0.8], fov: 52, without: [] },
  bed: { from: [0.05, 1.5, -0.12], to: [2.2, 0.66, -0.02], fov: 56, without: [] },
}

/** Where a caravan's inside is looked at from. */
export const quartersLook = (view: QuartersView): Look => ({ camera: cameraOf(quartersLooks[view]) })

/** A motorcycle's cockpit in the open. */
export function cockpitSetting(kind: Cockpit, materials: TrimMaterials): Setting {
  const open = daylit(cockpit(kind, materials), new Vector3(0, 0, 0), 0.8, new Vector3(-0.3, 0.4, 0))
  return {
    ...open,
    sky: (direction, out) => overcast(direction, out).multiplyScalar(0.55),
    view: (direction, out) => overcast(direction, out).multiplyScalar(direction.y < 0 ? 0.55 : 0.8),
    bounce: 0.5,
    exposure: 1.15,
  }
}

/** From the rider's eyes. */
export const cockpitLook = (): Look => ({
  camera: cameraOf({ from: [-0.6, 0.5, -0.03], to: [0.1, 0.02, 0], fov: 45, without: [] }),
})
