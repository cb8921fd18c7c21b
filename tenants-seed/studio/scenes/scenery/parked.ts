import type { Group } from 'three'
import type { ColourFamily } from '../../../catalogue/colours'
import { designs } from '../../design'
import { at } from '../../interior/parts/placing'
import { buildVehicle } from '../../model/build-vehicle'
import { createMaterials } from '../../model/kit/materials'
import { paints } from '../../page/paints'

export interface Parking {
  readonly x?: number
  readonly z?: number
  /** Degrees to the left. */
  readonly turn?: number
  /** The one the picture is of: it is not mirrored in itself. */
  readonly isSubject?: boolean
}

/** A vehicle of the catalogue in a paint, standing somewhere. */
export function parked(
  key: string,
  paint: ColourFamily,
  { x = 0, z = 0, turn = 0, isSubject = false }: Parking = {},
): Group {
  const design = designs().find((candidate) => candidate.key === key)
  if (!design) throw new Error(`no design is called ${key}`)
  const materials = createMaterials()
  const { colour, flake } = paints[paint]
  materials.paint.color.copy(colour)
  materials.paint.roughness = 0.5
  materials.paint.userData.flake = flake * 0.8
  const vehicle = buildVehicle(design, materials)
  vehicle.rotation.y = (turn * Math.PI) / 180
  if (isSubject) vehicle.name = 'layer:subject'
  return at(vehicle, x, 0, z)
}
