import { isForSale } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { advertisedPrice } from './advertised-price'

/** Dollars. */
export type PriceDisplay =
  | { readonly kind: 'subscription'; readonly amount: number }
  | {
      readonly kind: 'price'
      readonly amount: number
      /** Struck through. */
      readonly before: number | null
      /** Such as `Drive Away` (PRICE-10). */
      readonly priceType: string | null
    }
  | { readonly kind: 'text'; readonly text: string }

export interface PriceSettings {
  readonly 'price.noPriceText': string
  readonly 'price.displayThreshold': number
  readonly 'price.offersSubscription': boolean
}

export interface PriceOptions {
  readonly noPriceText: string
  /** Dollars. Lower and equal prices are not shown (PRICE-06). */
  readonly priceThreshold: number
  readonly offersSubscription: boolean
}

export function priceOptions(settings: PriceSettings): PriceOptions {
  return {
    noPriceText: settings['price.noPriceText'],
    priceThreshold: settings['price.displayThreshold'],
    offersSubscription: settings['price.offersSubscription'],
  }
}

type Priced = Pick<
  Vehicle,
  | 'status'
  | 'sold'
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
>

/**
 * What a vehicle shows as its price, the first of: subscription (PRICE-01), reduced price (PRICE-02), price (PRICE-03),
 * PREORDER (PRICE-04), the site's text (PRICE-05). A price counts only above the site's threshold, by default $10
 * (PRICE-06). Null for sold vehicles (PRICE-08). Takes the public vehicle: on a site that hides prices it has none, so
 * only text is shown (PRICE-09).
 */
export function priceDisplay(vehicle: Priced, options: PriceOptions): PriceDisplay | null {
  if (!isForSale(vehicle)) return null
  return amountDisplay(vehicle, options) ?? wordsDisplay(vehicle, options)
}

function wordsDisplay({ preorder }: Priced, { noPriceText }: PriceOptions): PriceDisplay {
  return { kind: 'text', text: preorder ? 'PREORDER' : noPriceText }
}

function amountDisplay(vehicle: Priced, options: PriceOptions): PriceDisplay | null {
  const { subscription_price: subscription, price_type: priceType } = vehicle
  if (options.offersSubscription && subscription !== null && subscription > 0) {
    return { kind: 'subscription', amount: subscription }
  }
  const { offer_price: offer, before_price: before } = vehicle
  const amount = advertisedPrice(vehicle, options.priceThreshold)
  if (amount === null) return null
  const isReduced = amount === offer && before !== null && before > offer
  return { kind: 'price', amount, before: isReduced ? before : null, priceType }
}
