import type { ListingRule } from '@/domain/stock/listing'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { bandedRange } from '../bands'
import { facetField } from '../fields'
import { clamped, wholeNumber } from '../numbers'
import { anyToken, hasAnyToken } from '../token-filter'
import { encodeToken } from '../tokens'

/**
 * Conditions that apply to all hits and counts: the tenant, the listing rule, the words, and a price above `lenderAbove` when
 * weekly figures are used.
 */
export function listedConditions(plan: SearchPlan, lenderAbove: number | null): readonly string[] {
  const { listing, priceAbove, identifier, without, words } = plan
  const above = [listing.pricedAbove, priceAbove, lenderAbove].filter((each) => each !== null)
  return [
    `tenant:=${plan.tenantId}`,
    'shown:=true',
    statusCondition(listing),
    ...(listing.carTypes ? [hasAnyToken(facetField('car_type'), listing.carTypes)] : []),
    ...(listing.certifiedOnly ? [hasAnyToken(facetField('certified'), ['true'])] : []),
    ...(above.length === 0 ? [] : [priceAboveCondition(Math.max(...above))]),
    ...(identifier === null ? [] : [hasAnyToken('identifiers', [identifier])]),
    ...(without.length === 0 ? [] : [`vehicle:!=${anyToken(without)}`]),
    // One condition that requires all words: servers limit the number of conditions in a filter.
    ...(words.length === 0 ? [] : [`words:${words.map(encodeToken).join(' ')}`]),
  ]
}

function priceAboveCondition(above: number): string {
  return bandedRange('n_price', clamped(wholeNumber(above) + 1), Number.MAX_SAFE_INTEGER)
}

function statusCondition({ statuses, soldSince }: ListingRule): string {
  const status = facetField('status')
  const listed = hasAnyToken(status, statuses)
  if (!soldSince) return listed
  const { usual, byDealership } = soldSince
  const sold = [recentlySold(usual, 'others', byDealership)]
  for (const since of new Set(byDealership.map((own) => own.since))) {
    sold.push(
      recentlySold(
        since,
        'these',
        byDealership.filter((own) => own.since === since),
      ),
    )
  }
  return `(${listed} || (${hasAnyToken(status, ['sold'])} && (${sold.join(' || ')})))`
}

type Own = NonNullable<ListingRule['soldSince']>['byDealership']

/**
 * Sold at or after `since` by one of these dealerships, or by any of the others. The index stores whole seconds, rounded down.
 */
function recentlySold(since: number, whose: 'these' | 'others', dealerships: Own): string {
  const soldAt = `sold_at:>=${clamped(Math.ceil(since))}`
  if (dealerships.length === 0) return soldAt
  const ids = dealerships.map(({ dealership }) => String(dealership))
  const isTheirs = whose === 'these' ? hasAnyToken('dealership', ids) : `dealership:!=${anyToken(ids)}`
  return `(${isTheirs} && ${soldAt})`
}
