import type { VehicleStatus } from '../vehicle'

/** What a listing's place in the default order depends on; nothing that changes with the clock. */
export interface RankedVehicle {
  status: VehicleStatus
  price: number | null
  photos_count: number
  reserved: boolean
  certified: boolean
  dealercomments: string | null
}

const byStatus: Record<VehicleStatus, number> = { in_stock: 50, coming_soon: 25, sold: 0 }

/**
 * The default rank, 0 to 100, higher first (SEARCH-22): what can be bought before what cannot, then what is shown well
 * (photos, a price, a description). A feed's own `custom_rank` replaces it.
 */
export function stockRank(vehicle: RankedVehicle): number {
  const photos = Math.min(vehicle.photos_count, 10) * 2
  const price = vehicle.price !== null && vehicle.price > 10 ? 15 : 0
  const described = vehicle.dealercomments ? 10 : 0
  const certified = vehicle.certified ? 5 : 0
  const reserved = vehicle.reserved ? -20 : 0
  return Math.max(0, byStatus[vehicle.status] + photos + price + described + certified + reserved)
}
