import { fusoTrucks } from './trucks/fuso'
import { hinoTrucks } from './trucks/hino'
import { ivecoTrucks } from './trucks/iveco'
import { udTrucks } from './trucks/ud'

/** Makes sold only as used vehicles, in addition to the franchise. */
export const otherTrucks = [...hinoTrucks, ...fusoTrucks, ...udTrucks, ...ivecoTrucks]
