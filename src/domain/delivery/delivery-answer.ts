import type { DeliveryEstimate } from './delivery-estimate'

export type DeliveryAnswer =
  | { readonly kind: 'estimate'; readonly estimate: DeliveryEstimate }
  | { readonly kind: 'refused'; readonly field: 'postcode' | 'vehicle'; readonly message: string }
  | { readonly kind: 'unavailable'; readonly message: string }
