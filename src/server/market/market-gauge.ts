import type { PriceGauge } from '@/domain/pricing/gauge'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export interface MarketGauge {
  /**
   * Returns null when there is not enough data. Rejects when no answer is available.
   * @param price advertised price in dollars
   */
  find(vehicle: Vehicle, price: number): Promise<PriceGauge | null>
}
