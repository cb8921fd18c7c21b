import type { Settings } from '@/domain/flags/catalogue'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicleTestDrive } from '@/domain/vehicle/vehicle-kind'
import type { FormVehicle } from './form-site'

/** The vehicle as its forms know it, with the price that the website shows. */
export function formVehicle(vehicle: Vehicle, settings: Settings): FormVehicle {
  const shown = priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))
  const {
    id,
    slug,
    path,
    name,
    car_type: carType,
    location_id: location,
    dealership_id: dealership,
  } = vehicle
  return {
    id: Number(id),
    slug,
    path,
    name,
    carType,
    price: shown?.kind === 'price' ? shown.amount : null,
    locationId: location === null ? null : Number(location),
    dealershipId: Number(dealership),
    testDrive: vehicleTestDrive(vehicle, settings),
  }
}
