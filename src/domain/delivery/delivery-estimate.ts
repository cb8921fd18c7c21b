import { formatDollars } from '../money/money'

/** DEL-05. */
export interface DeliveryEstimate {
  /** Dollars; 0 is free. */
  readonly price: number
  readonly name: string
  /** Whole kilometres in a straight line; null if the service that set the price does not give them. */
  readonly km: number | null
  readonly from: string | null
}

/** DEL-04. */
export const DELIVERY_UNAVAILABLE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** The site's text for free delivery, `$0` if it has none (decision 57), else dollars. */
export function deliveryPriceText(price: number, freeText: string): string {
  return price === 0 && freeText !== '' ? freeText : formatDollars(price, 'ifAny')
}

/** `about 1,109 km from Moorooka`; '' if the distance is unknown. */
function deliveryDistance({ km, from }: Pick<DeliveryEstimate, 'km' | 'from'>): string {
  return km === null ? '' : `about ${km.toLocaleString('en-AU')} km from ${from ?? 'us'}`
}

export interface PricedDelivery {
  readonly priceText: string
  readonly name: string
  readonly distanceText: string
}

export function pricedDelivery(estimate: DeliveryEstimate, freeText: string): PricedDelivery {
  const { price, name } = estimate
  return { priceText: deliveryPriceText(price, freeText), name, distanceText: deliveryDistance(estimate) }
}

/** One sentence for screen readers (DEL-06): `Darling Downs: $350, about 42 km from Moorooka.` */
export function deliverySentence(estimate: DeliveryEstimate, freeText: string): string {
  const { priceText, name, distanceText } = pricedDelivery(estimate, freeText)
  const parts = [priceText, distanceText].filter(Boolean)
  return `${name}: ${parts.join(', ')}.`
}
