import { formatDollars } from '@/domain/money/money'
import type { PriceDisplay } from '@/domain/pricing/price-display'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { carTypeLabels, vehicleDetails } from '@/domain/vehicle/vehicle-details'

/** Summarises a vehicle in one sentence, for search engines and shared links. `price` is the price on its page. */
export function vehicleSummary(vehicle: Vehicle, price: PriceDisplay | null): string {
  const details = vehicleDetails(vehicle, ['km', 'simple_transmission', 'simple_body', 'colour'])
  const parts = [
    `${carTypeLabels[vehicle.car_type]} ${vehicle.name}`,
    ...details.map(({ text }) => text),
    ...(price?.kind === 'price' ? [formatDollars(price.amount)] : []),
    ...(vehicle.city ? [`in ${vehicle.city}`] : []),
  ]
  return `${parts.join(', ')}.`
}
