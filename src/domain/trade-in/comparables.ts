import { advertisedPrice } from '../pricing/advertised-price'
import type { Vehicle } from '../vehicle/vehicle'
import type { OwnVehicle } from './own-vehicle'
import { isSameName } from './same-name'

/** A vehicle of the website's stock, as a search returns it. */
export type StockVehicle = Pick<
  Vehicle,
  | 'id'
  | 'make'
  | 'model'
  | 'badge'
  | 'simple_body'
  | 'year'
  | 'km'
  | 'price'
  | 'offer_price'
  | 'status'
  | 'sold'
>

/** A similar vehicle with everything that the value depends on. */
export interface Comparable {
  readonly id: string
  readonly year: number
  readonly km: number
  /** Whole dollars, as advertised. */
  readonly price: number
}

export interface Comparison {
  /** Such as `Kia Sportage GT-Line`. */
  readonly what: string
  readonly scope: 'badge' | 'model' | 'body'
  readonly vehicles: readonly Comparable[]
}

/** With fewer, a comparison says too little, as for the price gauge (`estimateGauge`). */
const ENOUGH = 4

/** Years older or newer. The second applies only when the first finds too few. */
const YEAR_REACHES = [1, 3] as const

export const FARTHEST_YEARS = YEAR_REACHES[1]

/** The body of the subject's model, as most of its stock has it. Null when there is none. */
export function bodyOfModel(
  { make, model }: Pick<OwnVehicle, 'make' | 'model'>,
  stock: readonly StockVehicle[],
): string | null {
  const counts = new Map<string, number>()
  for (const each of stock) {
    if (!each.simple_body || !isSameName(each.make, make) || !isSameName(each.model, model)) continue
    counts.set(each.simple_body, (counts.get(each.simple_body) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/**
 * The closest comparison with at least four vehicles: the same badge, else the same model, else the same make and body;
 * each within one year, else within three. Kilometres decide nothing here, so that more of them cannot change the
 * comparison and raise a value. Null with too few.
 */
export function closestComparison(
  subject: OwnVehicle & { readonly body: string | null },
  stock: readonly StockVehicle[],
): Comparison | null {
  const ofMake = stock.filter(({ make }) => isSameName(make, subject.make))
  const ofModel = ofMake.filter(({ model }) => isSameName(model, subject.model))
  const scopes = [
    { scope: 'badge', found: ofModel.filter(({ badge }) => isSameName(badge, subject.badge)) },
    { scope: 'model', found: ofModel },
    { scope: 'body', found: ofMake.filter(({ simple_body: body }) => isSameName(body, subject.body)) },
  ] as const
  for (const { scope, found } of scopes) {
    for (const reach of YEAR_REACHES) {
      const vehicles = found.flatMap((each) => comparable(each, subject.year, reach))
      const [first] = found
      if (first && vehicles.length >= ENOUGH) return { what: namesOf(first, scope), scope, vehicles }
    }
  }
  return null
}

/** As the stock spells them. */
function namesOf(
  { make, model, badge, simple_body: body }: StockVehicle,
  scope: Comparison['scope'],
): string {
  if (scope === 'body') return `${make} ${body}`
  return scope === 'badge' ? `${make} ${model} ${badge}` : `${make} ${model}`
}

function comparable(vehicle: StockVehicle, year: number, reach: number): Comparable[] {
  const price = advertisedPrice(vehicle)
  if (price === null || vehicle.year === null || vehicle.km === null) return []
  if (Math.abs(vehicle.year - year) > reach) return []
  return [{ id: vehicle.id, year: vehicle.year, km: vehicle.km, price }]
}
