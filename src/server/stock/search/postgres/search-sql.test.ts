import type { AttributeFilter } from '@/domain/stock/search/plan/search-plan'
import { type FacetAttribute, facetAttributeNames } from '@/domain/stock/search/query/attributes'
import type { DealershipId } from '@/domain/tenants/tenant-context'
import { searchPlan } from '~/tests/support/search-plan'
import { searchStatement } from './search-sql'

const plan = searchPlan({
  weekly: {
    key: 'angle',
    priceAbove: 500,
    yearAbove: 2015,
    needsMonthly: true,
    withoutMakes: ['tesla'],
    withoutDealerships: [11 as DealershipId],
  },
})

const weekly: readonly AttributeFilter[] = [{ attribute: 'weekly_price', range: { max: 150 } }]
const bracket: readonly AttributeFilter[] = [{ attribute: 'weekly_price_range', anyOf: ['100-150'] }]

// PostgreSQL refuses a value that the statement never references, because it cannot infer the type.
it.each<[string, readonly FacetAttribute[], readonly AttributeFilter[]]>([
  ['that counts nothing', [], []],
  ['that counts makes alone', ['make'], []],
  ['that counts weekly brackets', ['weekly_price_range'], []],
  ['by a weekly price that counts nothing', [], weekly],
  ['by a weekly bracket that counts makes', ['make'], bracket],
  ['by both that counts everything', facetAttributeNames, [...weekly, ...bracket]],
])('searchStatement names every value in a search %s, with weekly prices on cards', (_, facets, filters) => {
  const { text, values } = searchStatement({ ...plan, facets, filters })
  const named = new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  expect([...named].sort((a, b) => a - b)).toEqual(values.map((_, index) => index + 1))
})
