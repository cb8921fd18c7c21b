import { bodyLabel } from '@/domain/vehicle/body-types'
import { type CarType, carTypes } from '@/domain/vehicle/vehicle'
import { carTypeLabels } from '@/domain/vehicle/vehicle-details'
import type { FacetAttribute } from '../query/attributes'
import type { Refinements, StockQuery } from '../query/stock-query'

/** Bodies that need a noun after them: `SUV cars`, but `Utes`. */
const adjectives = new Set([
  '4x4',
  'EV',
  'SUV',
  'Prestige',
  'Enduro',
  'Adventure',
  'Naked',
  'Sport',
  'Softtop',
  'Hardtop',
])

/** The plural of a body that is itself a noun. */
function pluralOf(body: string): string {
  if (/\bchassis$/i.test(body)) return body
  if (/(?:s|ch)$/i.test(body)) return `${body}es`
  return `${body}s`
}

function nounOf(body: string | undefined, vehicles: string): string {
  if (!body) return vehicles
  return adjectives.has(body) ? `${body} ${vehicles}` : pluralOf(body)
}

/** Joins the conditions in their fixed order (SEARCH-26): `Used`, `New and demo`. */
function conditionsOf(chosen: readonly string[] = []): string {
  const words = carTypes.filter((type) => chosen.includes(type)).map((type: CarType) => carTypeLabels[type])
  const [first = '', ...others] = words.map((word, index) => (index === 0 ? word : word.toLowerCase()))
  const last = others.pop()
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`
}

function onlyOf(refinements: Refinements, attribute: FacetAttribute): string | undefined {
  const values = refinements[attribute]
  return values?.length === 1 ? values[0] : undefined
}

/** The chosen kind, else the only kind that the filters allow, else "Vehicles". */
function kindsOf(refinements: Refinements, vehicle: 'Car' | 'Motorcycle', meant: readonly string[]): string {
  const only = (attribute: FacetAttribute) => onlyOf(refinements, attribute)
  const chosen = only('categories') ?? (only('item_type') === 'caravan' ? 'Caravans' : undefined)
  if (chosen) return chosen
  // A vehicle without a given kind is a car, so `Cars` becomes the site's own word for vehicles.
  const kinds = new Set(
    (refinements.categories ?? meant).map((kind) => (kind === 'Cars' ? `${vehicle}s` : kind)),
  )
  if (kinds.size === 0) return `${vehicle}s`
  return kinds.size === 1 ? [...kinds].join() : 'Vehicles'
}

/**
 * Builds the heading of a results page from its filters: `Used Kia Sportage for sale`, `SUV cars for sale`, `Trucks for
 * sale`, `Cars for sale at Kestrel Kia`, `Used caravans for sale`. `vehicle` is the site's word for vehicles (TEN-15).
 * `kinds` are the kinds that the filters allow (`allowedKinds`): a motorcycle make gets "motorcycles", stock of several
 * kinds "vehicles".
 */
export function searchHeading(
  { refinements }: Pick<StockQuery, 'refinements'>,
  vehicle: 'Car' | 'Motorcycle',
  kinds: readonly string[] = [],
): string {
  const only = (attribute: FacetAttribute) => onlyOf(refinements, attribute)
  const [make, ownBody] = [only('make'), only('body')]
  const body = ownBody && bodyLabel(ownBody)
  // With several makes, a model of one make does not describe the results of the others.
  const model = (refinements.make ?? []).length > 1 ? undefined : only('model')
  const vehicles = kindsOf(refinements, vehicle, kinds).toLowerCase()
  const noun = model ? [body, model].filter(Boolean).join(' ') : nounOf(body, vehicles)
  const what = [conditionsOf(refinements.car_type), make, noun].filter(Boolean).join(' ')
  const dealership = only('dealership_name')
  const heading = `${what.charAt(0).toUpperCase()}${what.slice(1)} for sale`
  return dealership ? `${heading} at ${dealership}` : heading
}
