import { formatDollars } from '@/domain/money/money'
import { ownValue } from '@/domain/records/own-value'
import { bodyLabel } from '@/domain/vehicle/body-types'
import { engineBandLabel } from '@/domain/vehicle/engine-bands'
import { carTypeLabels } from '@/domain/vehicle/vehicle-details'
import type { FacetAttribute } from '../query/attributes'

const statusLabels = new Map([
  ['in_stock', 'In stock'],
  ['coming_soon', 'Coming soon'],
  ['sold', 'Sold'],
])

/** Formats a facet value for shoppers: `10000-20000` as `$10,000 to $20,000`, `used` as `Used`, bodies as in the menus. */
export function facetLabel(attribute: FacetAttribute, value: string | number): string {
  const text = String(value)
  switch (attribute) {
    case 'price_range':
    case 'weekly_price_range':
      return rangeLabel(text)
    case 'engine_range':
      return engineBandLabel(text)
    case 'body':
      return bodyLabel(text)
    case 'car_type':
      return ownValue(carTypeLabels, text) ?? text
    case 'status':
      return statusLabels.get(text) ?? text
    case 'certified':
      return text === 'true' ? 'Certified' : 'Not certified'
    default:
      return text
  }
}

function rangeLabel(range: string): string {
  const [from, to] = (/^(\d+)-(\d+)$/.exec(range) ?? []).slice(1).map(Number)
  if (from !== undefined && to !== undefined) return `${formatDollars(from)} to ${formatDollars(to)}`
  const above = /^(\d+)\+$/.exec(range)?.[1]
  return above ? `${formatDollars(Number(above))} and over` : range
}
