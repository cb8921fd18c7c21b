import { carTypeLabels } from '../vehicle-details'
import type { FacetAttribute } from './attributes'
import type { StockQuery } from './stock-query'

/**
 * What a results page is headed, from its filters: `Used Kia Sportage for sale`, `SUV cars for sale`, `Cars for sale at
 * Kestrel Kia`. `vehicle` is the site's word for what it sells (TEN-15).
 */
export function searchHeading(query: StockQuery, vehicle: 'Car' | 'Motorcycle'): string {
  const { refinements } = query
  const only = (attribute: FacetAttribute) => {
    const values = refinements[attribute]
    return values?.length === 1 ? values[0] : undefined
  }
  const carType = only('car_type')
  const [make, model, body] = [only('make'), only('model'), only('body')]
  const noun = model || `${vehicle.toLowerCase()}s`
  const condition = carType && carTypeLabels[carType as keyof typeof carTypeLabels]
  const what = [condition, make, body, noun].filter(Boolean).join(' ')
  const dealership = only('dealership_name')
  const heading = `${what.charAt(0).toUpperCase()}${what.slice(1)} for sale`
  return dealership ? `${heading} at ${dealership}` : heading
}
