import type { Offer } from './offer'
import type { SmallPrint } from './small-print'
import type { VehicleFinance } from './vehicle-finance'

/** Null if the page shows no rates. */
export function vehicleSmallPrint(
  finance: Pick<VehicleFinance, 'warning' | 'disclaimer'> | null,
  offer: Pick<Offer, 'smallPrint'>,
): SmallPrint | null {
  return finance ?? offer.smallPrint
}
