import type { ListingRule } from '@/domain/stock/listing'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SqlParameters } from './sql-parameters'
import { wordConditions } from './words-sql'

/**
 * Conditions that apply to all hits and counts, over the narrow row `s` (`search.stock`): the tenant, the listing rule, the
 * distance, the words. Vehicles that a website may not show have no narrow row.
 */
export function listedConditions(plan: SearchPlan, parameters: SqlParameters): readonly string[] {
  const { listing } = plan
  return [
    `s.tenant_id = ${parameters.add(plan.tenantId)}`,
    statusCondition(listing, parameters),
    ...(listing.carTypes ? [`s.car_type = ANY(${parameters.add(listing.carTypes)}::text[])`] : []),
    ...(listing.pricedAbove === null ? [] : [`s.price > ${parameters.add(listing.pricedAbove)}::float8`]),
    ...(listing.certifiedOnly ? ['s.certified'] : []),
    ...(plan.priceAbove === null ? [] : [`s.price > ${parameters.add(plan.priceAbove)}::float8`]),
    ...(plan.identifier === null ? [] : [`s.identifiers @> ARRAY[${parameters.add(plan.identifier)}::text]`]),
    ...(plan.without.length === 0 ? [] : [`s.id <> ALL(${parameters.add(plan.without)}::int[])`]),
    ...(plan.nearby === null ? [] : [`s.location_name = ANY(${parameters.add(plan.nearby)}::text[])`]),
    ...wordConditions(plan.words, parameters),
  ]
}

function statusCondition({ statuses, soldSince }: ListingRule, parameters: SqlParameters): string {
  const listed = `s.status = ANY(${parameters.add(statuses)}::text[])`
  if (!soldSince) return listed
  const own = soldSince.byDealership.map(
    ({ dealership, since }) => `WHEN ${parameters.add(dealership)} THEN ${parameters.add(since)}::float8`,
  )
  const usual = `${parameters.add(soldSince.usual)}::float8`
  const since = own.length > 0 ? `CASE s.dealership_id ${own.join(' ')} ELSE ${usual} END` : usual
  return `(${listed} OR (s.status = 'sold' AND s.sold_date_timestamp >= ${since}))`
}
