import { formatDollars } from '../money/money'

/** The cost of delivering a vehicle to a shopper (DEL-05). */
export interface DeliveryEstimate {
  /** Dollars; 0 is free. */
  readonly price: number
  /** The region, such as `Brisbane metro`. */
  readonly name: string
  /** Whole kilometres in a straight line; null if the service that set the price does not give them. */
  readonly km: number | null
  /** The city or suburb of the vehicle, if known. */
  readonly from: string | null
}

/** Shown if there is no estimate (DEL-04). */
export const DELIVERY_UNAVAILABLE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** The price in words: the site's text for free delivery, `$0` if it has none (decision 57), else dollars. */
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

/** The estimate as one sentence for screen readers (DEL-06): `Darling Downs: $350, about 42 km from Moorooka.` */
export function deliverySentence(estimate: DeliveryEstimate, freeText: string): string {
  const { priceText, name, distanceText } = pricedDelivery(estimate, freeText)
  const said = [priceText, distanceText].filter(Boolean)
  return `${name}: ${said.join(', ')}.`
}
