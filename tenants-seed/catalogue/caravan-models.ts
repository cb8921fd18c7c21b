import { avanCaravans } from './caravans/avan'
import { coromalCaravans } from './caravans/coromal'
import { crusaderCaravans } from './caravans/crusader'
import { jaycoCaravans } from './caravans/jayco'
import { lotusCaravans } from './caravans/lotus'
import { mdcCaravans } from './caravans/mdc'
import { newAgeCaravans } from './caravans/new-age'
import { snowyRiverCaravans } from './caravans/snowy-river'
import { supremeCaravans } from './caravans/supreme'

/** Body lengths and widths in feet, masses in kilograms. */
export const caravanModels = [
  ...jaycoCaravans,
  ...newAgeCaravans,
  ...lotusCaravans,
  ...crusaderCaravans,
  ...coromalCaravans,
  ...avanCaravans,
  ...mdcCaravans,
  ...snowyRiverCaravans,
  ...supremeCaravans,
]
