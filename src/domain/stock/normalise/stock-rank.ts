import { REAL_PRICE_ABOVE, realPrice } from '@/domain/pricing/advertised-price'
import type { VehicleStatus } from '@/domain/vehicle/vehicle'

/** The fields that the default order depends on. None changes with time alone. */
export interface RankedVehicle {
  status: VehicleStatus
  price: number | null
  offer_price: number | null
  photos_count: number
  reserved: boolean
  certified: boolean
  dealercomments: string | null
}

/** The points of the default rank. The import also reads them in SQL when it marks a vehicle sold. */
export const rankPoints = {
  status: { in_stock: 50, coming_soon: 25, sold: 0 } satisfies Record<VehicleStatus, number>,
  photo: 2,
  countedPhotos: 10,
  price: 15,
  described: 10,
  certified: 5,
  reserved: -20,
} as const

/**
 * Calculates the default rank, from 0 to 100, higher first (SEARCH-22). Vehicles for sale come first, then those
 * presented well: photos, an advertised price, a description. A feed's `custom_rank` overrides it.
 */
export function stockRank(vehicle: RankedVehicle): number {
  const points = rankPoints
  const photos = Math.min(vehicle.photos_count, points.countedPhotos) * points.photo
  const price = realPrice(vehicle, REAL_PRICE_ABOVE) === null ? 0 : points.price
  const described = vehicle.dealercomments ? points.described : 0
  const certified = vehicle.certified ? points.certified : 0
  const reserved = vehicle.reserved ? points.reserved : 0
  return Math.max(0, points.status[vehicle.status] + photos + price + described + certified + reserved)
}
