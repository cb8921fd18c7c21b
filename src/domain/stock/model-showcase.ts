import type { Settings } from '@/domain/flags/catalogue'
import { type PriceSettings, priceDisplay } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { ownPhoto } from '../vehicle/photos/placeholder-image'
import { isForSale } from '../vehicle/sold'
import type { Vehicle } from '../vehicle/vehicle'
import { colourSwatch } from './search/facets/colour-swatch'

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
  'colour',
] as const satisfies readonly (keyof Vehicle)[]

export type ShowcaseVehicle = Pick<Vehicle, (typeof showcaseFields)[number]>

/** A photo that may stand for a model. */
export interface ModelPhoto {
  /** Its vehicle's slug. */
  readonly vehicle: string
  readonly url: string
  /** What the vehicle's paint brings to mind; vehicles whose paint's name tells none share one. */
  readonly paint: string
}

/** How a model is shown in a menu (HF-04). */
export interface ShownModel {
  readonly make: string
  readonly model: string
  /** The first photo in each of its paints; none when no vehicle has a photo of its own (CARD-10). */
  readonly photos: readonly ModelPhoto[]
  /** Dollars: the lowest price shown for any of its vehicles; null when none shows an amount (PRICE-05, PRICE-09). */
  readonly from: number | null
  /** How many of its vehicles stand there now: those still to come are not counted. */
  readonly inStock: number
  /** The bodies of its vehicles, as the stock names them. */
  readonly bodies: readonly string[]
}

type ShowcaseSettings = PriceSettings & Pick<Settings, 'price.visible'>

function amountOf(vehicle: ShowcaseVehicle, settings: ShowcaseSettings): number | null {
  const price = priceDisplay(publicVehicle(vehicle, settings), settings)
  return price?.kind === 'price' ? price.amount : null
}

/** In how many paints a model is remembered: neighbours that have more are told apart by these. */
const PAINTS = 4

function withPhoto(
  photos: readonly ModelPhoto[],
  { slug: vehicle, primary_image_url, colour }: ShowcaseVehicle,
): readonly ModelPhoto[] {
  const url = ownPhoto(primary_image_url)
  const paint = colourSwatch(colour ?? '') ?? ''
  const known = photos.some((photo) => photo.paint === paint)
  return url === null || known || photos.length === PAINTS ? photos : [...photos, { vehicle, url, paint }]
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function withBody(bodies: readonly string[], body: string | null): readonly string[] {
  return body === null || bodies.includes(body) ? bodies : [...bodies, body]
}

/**
 * The models of `vehicles` that can be bought, in the order of their first vehicles: each with the first photos in that
 * order, and the lowest price that the site's own price rules would show.
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

/** How many models a shopper sees at a glance: a row of the menu's pictures. */
const GLANCE = 5

/**
 * One photo for each of these models, in the order in which they are shown; null where a model has none. Each is in the paint
 * seen least in the row before it, of those the first: a line of five white SUVs would look like one.
 */
export function choosePhotos(models: readonly (readonly ModelPhoto[])[]): (ModelPhoto | null)[] {
  const chosen: (ModelPhoto | null)[] = []
  for (const photos of models) {
    const before = chosen.slice(-GLANCE)
    const times = photos.map(({ paint }) => before.filter((one) => one?.paint === paint).length)
    chosen.push(photos[times.indexOf(Math.min(...times))] ?? null)
  }
  return chosen
}
