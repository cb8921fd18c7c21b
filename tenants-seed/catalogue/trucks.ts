import { fusoTrucks } from './trucks/fuso'
import { hinoTrucks } from './trucks/hino'
import { ivecoTrucks } from './trucks/iveco'
import { udTrucks } from './trucks/ud'

export const otherTrucks = [...hinoTrucks, ...fusoTrucks, ...udTrucks, ...ivecoTrucks]
