import { carTypes } from '@/domain/vehicle/vehicle'
import type { FacetAttribute } from '../query/attributes'
import type { FacetValue } from '../results/result'

type Compare = (one: FacetValue, other: FacetValue) => number

/** A fixed collation, so that equal counts sort the same on every machine. */
const { compare } = new Intl.Collator('en-AU', { numeric: true })

const byLabel: Compare = (one, other) =>
  compare(String(one.value), String(other.value)) || (String(one.value) < String(other.value) ? -1 : 1)
const byCount: Compare = (one, other) => other.count - one.count || byLabel(one, other)
const byFirstNumber: Compare = (one, other) => firstNumber(one) - firstNumber(other) || byLabel(one, other)
const byCarType: Compare = (one, other) => carTypeRank(one) - carTypeRank(other)

function firstNumber({ value }: FacetValue): number {
  return Number(/\d+/.exec(String(value).replaceAll(',', ''))?.[0] ?? Number.POSITIVE_INFINITY)
}

function carTypeRank({ value }: FacetValue): number {
  return (carTypes as readonly unknown[]).indexOf(value)
}

/**
 * Sorts a facet's values for display: by count and then by label (SEARCH-27), except ranges and sleeping places
 * numerically (SEARCH-25) and conditions as new, demo, used (SEARCH-26).
 */
export function orderFacet(attribute: FacetAttribute, values: readonly FacetValue[]): readonly FacetValue[] {
  switch (attribute) {
    case 'car_type':
      return values.toSorted(byCarType)
    case 'price_range':
    case 'weekly_price_range':
    case 'engine_range':
    case 'sleeps':
      return values.toSorted(byFirstNumber)
    default:
      return values.toSorted(byCount)
  }
}
