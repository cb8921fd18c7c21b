import type { Vehicle } from '@/domain/stock/vehicle'
import { isMotorhome, vehicleKind } from '@/domain/stock/vehicle-kind'

/** What trying a vehicle is called: nobody drives a caravan, and motorcycles are ridden. */
export function testDriveWords(
  vehicle: Pick<Vehicle, 'item_type' | 'categories' | 'simple_body'>,
  wording: string,
): string {
  const kind = vehicleKind(vehicle)
  if (kind === 'caravan') return isMotorhome(vehicle) ? 'Book a Test Drive' : 'Book an Inspection'
  const isRidden = kind === 'motorcycle' || (kind === 'car' && wording === 'Motorcycle')
  return isRidden ? 'Book a Test Ride' : 'Book a Test Drive'
}
