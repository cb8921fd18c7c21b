import type { Settings } from '@/domain/flags/catalogue'
import { type PriceSettings, priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { ownPhoto } from '../vehicle/photos/placeholder-image'
import { isForSale } from '../vehicle/sale/sold'
import type { Vehicle } from '../vehicle/vehicle'
import { colourSwatch } from './search/facets/colour-swatch'

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
  'colour',
] as const satisfies readonly (keyof Vehicle)[]

export type ShowcaseVehicle = Pick<Vehicle, (typeof showcaseFields)[number]>

export interface ModelPhoto {
  /** The vehicle's slug. */
  readonly vehicle: string
  readonly url: string
  /** The colour that the paint's name suggests. All paints whose names suggest none share one value. */
  readonly paint: string
}

/** A model as a menu shows it (HF-04). */
export interface ShownModel {
  readonly make: string
  readonly model: string
  /** The first photo in each paint colour. Empty when no vehicle has a photo of its own (CARD-10). */
  readonly photos: readonly ModelPhoto[]
  /** Dollars: the lowest price shown for any vehicle of the model. Null when none shows an amount (PRICE-05, PRICE-09). */
  readonly from: number | null
  /** How many vehicles are in stock, without coming-soon vehicles. */
  readonly inStock: number
  readonly bodies: readonly string[]
}

type ShowcaseSettings = PriceSettings & Pick<Settings, 'price.visible'>

function amountOf(vehicle: ShowcaseVehicle, settings: ShowcaseSettings): number | null {
  const price = priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings))
  return price?.kind === 'price' ? price.amount : null
}

/** How many paint colours to keep for each model: enough to give neighbours different colours. */
const MAX_PAINTS = 4

function withPhoto(
  photos: readonly ModelPhoto[],
  { slug: vehicle, primary_image_url, colour }: ShowcaseVehicle,
): readonly ModelPhoto[] {
  const url = ownPhoto(primary_image_url)
  const paint = colourSwatch(colour ?? '') ?? ''
  const known = photos.some((photo) => photo.paint === paint)
  return url === null || known || photos.length === MAX_PAINTS ? photos : [...photos, { vehicle, url, paint }]
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function withBody(bodies: readonly string[], body: string | null): readonly string[] {
  return body === null || bodies.includes(body) ? bodies : [...bodies, body]
}

/**
 * Returns the models with a vehicle for sale, in the order of their first vehicles. Each has its first photos in that
 * order, and the lowest price that the site's price rules would show.
 */
export function showModels(vehicles: readonly ShowcaseVehicle[], settings: ShowcaseSettings): ShownModel[] {
  const shown = new Map<string, ShownModel>()
  for (const vehicle of vehicles) {
    const { make, model } = vehicle
    if (!isForSale(vehicle)) continue
    const key = JSON.stringify([make, model])
    const known = shown.get(key)
    shown.set(key, {
      make,
      model,
      photos: withPhoto(known?.photos ?? [], vehicle),
      from: lower(known?.from ?? null, amountOf(vehicle, settings)),
      inStock: (known?.inStock ?? 0) + (vehicle.status === 'in_stock' ? 1 : 0),
      bodies: withBody(known?.bodies ?? [], vehicle.simple_body),
    })
  }
  return [...shown.values()]
}

/** How many models one row of the menu shows. */
const ROW_LENGTH = 5

/**
 * Chooses one photo for each model, in display order; null for a model without photos. Picks the paint colour used
 * least in the row before it, or the first on a tie, so that a row does not show five white SUVs.
 */
export function choosePhotos(models: readonly (readonly ModelPhoto[])[]): (ModelPhoto | null)[] {
  const chosen: (ModelPhoto | null)[] = []
  for (const photos of models) {
    const before = chosen.slice(-ROW_LENGTH)
    const times = photos.map(({ paint }) => before.filter((one) => one?.paint === paint).length)
    chosen.push(photos[times.indexOf(Math.min(...times))] ?? null)
  }
  return chosen
}
