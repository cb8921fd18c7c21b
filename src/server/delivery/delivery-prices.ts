import type { DeliveryEstimate } from '@/domain/delivery/delivery-estimate'

/** Prices delivery to a postcode of four digits (DEL-03). */
export interface DeliveryPrices {
  /** Returns null where delivery is not available (DEL-04). Rejects when no answer is available. */
  find(postcode: string): Promise<DeliveryEstimate | null>
}
