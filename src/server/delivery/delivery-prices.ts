import type { DeliveryEstimate } from '@/domain/delivery/delivery-estimate'

/** Somebody who prices delivery to a postcode of four digits (DEL-03). */
export interface DeliveryPrices {
  /** Null where delivery is not available (DEL-04). Rejects when it cannot answer. */
  find(postcode: string): Promise<DeliveryEstimate | null>
}
