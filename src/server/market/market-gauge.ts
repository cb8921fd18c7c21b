import type { PriceGauge } from '@/domain/pricing/gauge'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** Somebody who knows the market: how a vehicle's price stands in it. */
export interface MarketGauge {
  /**
   * Null for a vehicle of which nothing can be told. Rejects when it cannot answer.
   * @param price what the vehicle is advertised at, in dollars
   */
  find(vehicle: Vehicle, price: number): Promise<PriceGauge | null>
}
