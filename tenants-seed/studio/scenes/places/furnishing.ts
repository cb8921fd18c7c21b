import { BoxGeometry, PlaneGeometry } from 'three'
import type { ColourFamily } from '../../../catalogue/colours'
import { part } from '../../interior/parts/placing'
import type { Sky } from '../exposure/setting'
import { type Parking, parked } from '../scenery/parked'
import { surface } from '../scenery/surfaces'

/** A vehicle and where it stands. */
export interface Guest extends Parking {
  readonly key: string
  readonly paint: ColourFamily
}

/** Vehicles where they stand. */
export const guests = (list: readonly Guest[]) =>
  list.map(({ key, paint, ...place }) => parked(key, paint, place))

/** A floor that mirrors: the layer the darkroom knows as `floor`. */
export function polished(color: number, opacity: number, size = 60) {
  const floor = part(
    new PlaneGeometry(size, size, 160, 160).rotateX(-Math.PI / 2),
    surface(color, { roughness: 0.35, coat: 0.7, opacity }),
  )
  floor.name = 'layer:floor'
  return floor
}

/** A block of so many metres. */
export const box = (
  width: number,
  height: number,
  depth: number,
  color: number,
  finish: Parameters<typeof surface>[1] = {},
) =>
  part(
    new BoxGeometry(width, height, depth, Math.ceil(width), Math.ceil(height * 2), Math.ceil(depth)),
    surface(color, finish),
  )

/** Light of a bright room: from above, more of it from ahead. */
export const airy: Sky = (direction, out) => {
  const side = 0.9 + 0.5 * direction.x - 0.3 * direction.z
  return out.setRGB(0.85, 0.86, 0.88).multiplyScalar((0.25 + 1.15 * Math.max(0, direction.y)) * side)
}
