import { carTypeLabels } from '../vehicle-details'
import type { FacetAttribute } from './attributes'
import type { StockQuery } from './stock-query'

/** Bodies that are read as an adjective of the vehicle: `SUV cars`, but `Utes`. */
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

/** Bodies that name the vehicle already, in the plural. */
function pluralOf(body: string): string {
  if (/(?:s|ch)$/i.test(body)) return `${body}es`
  return `${body}s`
}

function nounOf(body: string | undefined, vehicles: string): string {
  if (!body) return vehicles
  return adjectives.has(body) ? `${body} ${vehicles}` : pluralOf(body)
}

/**
 * What a results page is headed, from its filters: `Used Kia Sportage for sale`, `SUV cars for sale`, `Trucks for sale`, `Cars
 * for sale at Kestrel Kia`, `Used caravans for sale`. `vehicle` is the site's word for what it sells (TEN-15).
 */
export function searchHeading(query: StockQuery, vehicle: 'Car' | 'Motorcycle'): string {
  const { refinements } = query
  const only = (attribute: FacetAttribute) => {
    const values = refinements[attribute]
    return values?.length === 1 ? values[0] : undefined
  }
  const carType = only('car_type')
  const [make, model, body] = [only('make'), only('model'), only('body')]
  const kinds = only('categories') ?? (only('item_type') === 'caravan' ? 'Caravans' : `${vehicle}s`)
  const noun = model ? [body, model].filter(Boolean).join(' ') : nounOf(body, kinds.toLowerCase())
  const condition = carType && carTypeLabels[carType as keyof typeof carTypeLabels]
  const what = [condition, make, noun].filter(Boolean).join(' ')
  const dealership = only('dealership_name')
  const heading = `${what.charAt(0).toUpperCase()}${what.slice(1)} for sale`
  return dealership ? `${heading} at ${dealership}` : heading
}
