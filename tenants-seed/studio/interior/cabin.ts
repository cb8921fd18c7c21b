import type { Group } from 'three'
import type { CabinShape } from './cabin-shape'
import { bench } from './parts/bench'
import { boot } from './parts/boot'
import { centreConsole } from './parts/centre-console'
import { dashboard } from './parts/dash'
import { dashFittings } from './parts/dash-fittings'
import { doorTrim } from './parts/door'
import { at, group } from './parts/placing'
import { seat } from './parts/seat'
import { pillars, shell } from './parts/shell'
import { steeringWheel } from './parts/steering-wheel'
import type { TrimMaterials } from './trim/trim-materials'

/** Doors and pillars of one side: a layer of their own, left out of pictures that are taken through them. */
function sideOf(shape: CabinShape, side: 1 | -1, materials: TrimMaterials): Group {
  const front = [shape.dashEdge + 0.14, -0.3] as const
  const rear = [-0.34, Math.max(shape.rear + 0.1, -1.3)] as const
  const all = group(
    pillars(shape, side, materials),
    doorTrim(shape, side, ...front, materials),
    ...(shape.rows.length > 0 ? [doorTrim(shape, side, ...rear, materials)] : []),
  )
  all.name = side === 1 ? 'layer:right' : 'layer:left'
  return all
}

/** A whole cabin. */
export function cabin(shape: CabinShape, materials: TrimMaterials): Group {
  const { hip, driver, dashEdge, dashTop } = shape
  const front = group(...[-driver, driver].map((z) => at(seat(shape.seat, materials), 0, hip, z)))
  front.name = 'layer:front'
  const rows = shape.rows.map((x) =>
    at(
      bench({ ...shape.seat, recline: shape.seat.recline - 0.04 }, shape.halfWidth, materials),
      x,
      hip + 0.03,
      0,
    ),
  )
  const wheel = at(
    steeringWheel(shape.wheel, shape.wheelTilt, materials),
    dashEdge - 0.19,
    dashTop - 0.1,
    driver,
  )
  return group(
    shell(shape, materials),
    sideOf(shape, 1, materials),
    sideOf(shape, -1, materials),
    dashboard(shape, materials),
    dashFittings(shape, materials),
    wheel,
    ...(shape.console === 'none' ? [] : [centreConsole(shape, materials)]),
    front,
    ...rows,
    ...(shape.rows.length > 0 ? [boot(shape, materials)] : []),
  )
}
