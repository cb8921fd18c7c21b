import { formatDollars } from '../money/money'

/** What it costs to bring a vehicle to a shopper (DEL-05). */
export interface DeliveryEstimate {
  /** Dollars; 0 is free. */
  readonly price: number
  /** The region, such as `Brisbane metro`. */
  readonly name: string
  /** Whole kilometres over the ground; null where whoever set the price does not tell. */
  readonly km: number | null
  /** The city or suburb it is brought from, as far as known. */
  readonly from: string | null
}

/** Where no estimate can be given (DEL-04). */
export const DELIVERY_UNAVAILABLE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** The price as a shopper reads it: the site's word for free delivery, `$0` where it has none (decision 57), else dollars. */
export function deliveryPriceText(price: number, freeText: string): string {
  return price === 0 && freeText !== '' ? freeText : formatDollars(price, 'ifAny')
}

/** `about 1,109 km from Moorooka`; empty where nobody told how far it is. */
function deliveryDistance({ km, from }: Pick<DeliveryEstimate, 'km' | 'from'>): string {
  return km === null ? '' : `about ${km.toLocaleString('en-AU')} km from ${from ?? 'us'}`
}

/** Words of an estimate (DEL-05, DEL-06). */
export interface PricedDelivery {
  readonly priceText: string
  readonly name: string
  readonly distanceText: string
}

export function pricedDelivery(estimate: DeliveryEstimate, freeText: string): PricedDelivery {
  const { price, name } = estimate
  return { priceText: deliveryPriceText(price, freeText), name, distanceText: deliveryDistance(estimate) }
}

/** Price and region in one sentence (DEL-06), to be read out: `Darling Downs: $350, about 42 km from Moorooka.` */
export function deliverySentence(estimate: DeliveryEstimate, freeText: string): string {
  const { priceText, name, distanceText } = pricedDelivery(estimate, freeText)
  const said = [priceText, distanceText].filter(Boolean)
  return `${name}: ${said.join(', ')}.`
}
