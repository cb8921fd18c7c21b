import { type PriceSettings, priceDisplay } from '@/domain/pricing/price-display'
import { ownPhoto } from './placeholder-image'
import { isForSale } from './sold'
import type { Vehicle } from './vehicle'

/** The fields of a vehicle that tell how its model is shown. */
export const showcaseFields = [
  'slug',
  'make',
  'model',
  'status',
  'sold',
  'preorder',
  'primary_image_url',
  'price',
  'offer_price',
  'before_price',
  'subscription_price',
  'price_type',
  'simple_body',
] as const satisfies readonly (keyof Vehicle)[]

export type ShowcaseVehicle = Pick<Vehicle, (typeof showcaseFields)[number]>

/** How a model is shown in a menu (HF-04). */
export interface ShownModel {
  readonly make: string
  readonly model: string
  /** A vehicle's slug and the address of its photo; null when none has a photo of its own (CARD-10). */
  readonly photo: { readonly vehicle: string; readonly url: string } | null
  /** Dollars: the lowest price shown for any of its vehicles; null when none shows an amount (PRICE-05, PRICE-09). */
  readonly from: number | null
  /** The bodies of its vehicles, as the stock names them. */
  readonly bodies: readonly string[]
}

function amountOf(vehicle: ShowcaseVehicle, settings: PriceSettings): number | null {
  const price = priceDisplay(vehicle, settings)
  return price?.kind === 'price' ? price.amount : null
}

function photoOf({ slug, primary_image_url }: ShowcaseVehicle): ShownModel['photo'] {
  const url = ownPhoto(primary_image_url)
  return url === null ? null : { vehicle: slug, url }
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function withBody(bodies: readonly string[], body: string | null): readonly string[] {
  return body === null || bodies.includes(body) ? bodies : [...bodies, body]
}

/**
 * The models of `vehicles` that can be bought, in the order of their first vehicles: each with the first photo in that
 * order, and the lowest price that the site's own price rules would show.
 */
export function showModels(vehicles: readonly ShowcaseVehicle[], settings: PriceSettings): ShownModel[] {
  const shown = new Map<string, ShownModel>()
  for (const vehicle of vehicles) {
    const { make, model } = vehicle
    if (!isForSale(vehicle)) continue
    const key = JSON.stringify([make, model])
    const known = shown.get(key)
    shown.set(key, {
      make,
      model,
      photo: known?.photo ?? photoOf(vehicle),
      from: lower(known?.from ?? null, amountOf(vehicle, settings)),
      bodies: withBody(known?.bodies ?? [], vehicle.simple_body),
    })
  }
  return [...shown.values()]
}
