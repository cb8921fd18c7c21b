import type { Settings } from '../flags/catalogue'
import { type PriceSettings, priceDisplay, priceOptions } from './price-display'
import { publicVehicle } from './public-vehicle'

type Priced = Parameters<typeof priceDisplay>[0]
type CheckSettings = PriceSettings & Pick<Settings, 'price.visible'>

/** Where a shopper sees a price: on a card of the results, or on the vehicle's own page. */
export type PricePlace = 'results' | 'page'

/** Dollars. Null: no price. `missing`: the vehicle is not there, or its page did not answer. */
export type ShownPrice = number | null | 'missing'

/**
 * Why a price differs from the feed's `price`. The site's rules cause the first three: it shows the feed's reduced price (PRICE-02), its
 * subscription price (PRICE-01), or no price at or below its threshold (PRICE-06). The others are errors.
 */
export type PriceReason = 'reduced' | 'subscription' | 'threshold' | 'stale' | 'missing' | 'rejected'

export const priceErrors: readonly PriceReason[] = ['stale', 'missing', 'rejected']

export const priceReasonText: Readonly<Record<PriceReason, string>> = {
  reduced: 'Offer: the feed has a reduced price',
  subscription: 'Offer: the site shows the subscription price',
  threshold: 'The feed’s price is too low to be shown',
  stale: 'Error: an earlier price is shown',
  missing: 'Error: the vehicle is listed but not shown',
  rejected: 'Error: the last file’s row was rejected, so an earlier price is shown',
}

export interface PriceDifference {
  /** Id of the vehicle. */
  readonly vehicle: number
  readonly name: string
  readonly stock: string | null
  readonly place: PricePlace
  /** The feed's `price` in dollars. Null if the feed has none, or its row was rejected. */
  readonly feed: number | null
  readonly shown: ShownPrice
  readonly reason: PriceReason
}

export type CheckedVehicle = Priced & {
  readonly id: number
  readonly name: string
  readonly stocknum: string | null
}

/** The price that a site shows for a vehicle, in dollars. A page's structured data has no subscription price. */
export function displayedPrice(vehicle: Priced, settings: CheckSettings, place: PricePlace): number | null {
  const display = priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))
  if (!display || display.kind === 'text') return null
  return display.kind === 'subscription' && place === 'page' ? null : display.amount
}

function reasonOf(
  vehicle: CheckedVehicle,
  settings: CheckSettings,
  place: PricePlace,
  shown: ShownPrice,
): PriceReason | null {
  if (shown === 'missing') return 'missing'
  if (shown !== displayedPrice(vehicle, settings, place)) return 'stale'
  if (!settings['price.visible'] || shown === (vehicle.price || null)) return null
  const display = priceDisplay(vehicle, priceOptions(settings))
  if (display?.kind === 'subscription') return place === 'page' ? null : 'subscription'
  return display?.kind === 'price' ? 'reduced' : 'threshold'
}

/** Compares what a place shows with the feed. Null if it shows the feed's price, or hides it as the site asks. */
export function priceDifference(
  vehicle: CheckedVehicle,
  settings: CheckSettings,
  place: PricePlace,
  shown: ShownPrice,
): PriceDifference | null {
  const reason = reasonOf(vehicle, settings, place, shown)
  const { id, name, stocknum, price } = vehicle
  return reason && { vehicle: id, name, stock: stocknum, place, feed: price, shown, reason }
}

/** Errors first, then by name. */
export const byUrgency = (one: PriceDifference, other: PriceDifference): number =>
  Number(priceErrors.includes(other.reason)) - Number(priceErrors.includes(one.reason)) ||
  one.name.localeCompare(other.name)
