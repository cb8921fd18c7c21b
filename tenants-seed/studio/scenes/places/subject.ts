import { Vector3 } from 'three'
import type { ColourFamily } from '../../../catalogue/colours'

/** The vehicle a picture is of. */
export interface Subject {
  readonly key: string
  readonly paint: ColourFamily
}

/** The ball that holds its shadow. */
export const aroundVehicle = { centre: new Vector3(0, 1, 0), radius: 5 }
