import type { ListingRule } from '@/domain/stock/listing'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import type { SqlParameters } from './sql-parameters'
import { wordConditions } from './words-sql'

/** The conditions every vehicle of the answer meets, whatever is counted: the tenant, the listing rule, the words. */
export function listedConditions(plan: SearchPlan, parameters: SqlParameters): readonly string[] {
  const { listing } = plan
  return [
    `v.tenant_id = ${parameters.add(plan.tenantId)}`,
    'v.show_on_dealer_website',
    'NOT coalesce(v.staff_hidden, false)',
    statusCondition(listing, parameters),
    ...(listing.carTypes
      ? [`v.car_type = ANY(${parameters.add(listing.carTypes)}::enum_vehicles_car_type[])`]
      : []),
    ...(listing.pricedAbove === null ? [] : [`v.price > ${parameters.add(listing.pricedAbove)}`]),
    ...(listing.certifiedOnly ? ['v.certified'] : []),
    ...(plan.priceAbove === null ? [] : [`v.price > ${parameters.add(plan.priceAbove)}`]),
    ...wordConditions(plan.words, parameters),
  ]
}

function statusCondition({ statuses, soldSince }: ListingRule, parameters: SqlParameters): string {
  const listed = `v.status = ANY(${parameters.add(statuses)}::enum_vehicles_status[])`
  if (!soldSince) return listed
  const own = soldSince.byDealership.map(
    ({ dealership, since }) => `WHEN ${parameters.add(dealership)} THEN ${parameters.add(since)}::numeric`,
  )
  const usual = `${parameters.add(soldSince.usual)}::numeric`
  const since = own.length > 0 ? `CASE v.dealership_id ${own.join(' ')} ELSE ${usual} END` : usual
  return `(${listed} OR (v.status = 'sold' AND v.sold_date_timestamp >= ${since}))`
}
