import type { ListingRule } from '@/domain/stock/listing'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { facetField } from './fields'
import { clamped, wholeNumber } from './numbers'
import { anyToken } from './token-filter'
import { encodeToken } from './tokens'

/**
 * The conditions every vehicle of the answer meets, whatever is counted: the tenant, the listing rule, the words; and a price above
 * `lenderAbove`, where weekly figures are asked for.
 */
export function listedConditions(plan: SearchPlan, lenderAbove: number | null): readonly string[] {
  const { listing, priceAbove, identifier, without, words } = plan
  const above = [listing.pricedAbove, priceAbove, lenderAbove].filter((each) => each !== null)
  return [
    `tenant:=${plan.tenantId}`,
    'shown:=true',
    statusCondition(listing),
    ...(listing.carTypes ? [`${facetField('car_type')}:=${anyToken(listing.carTypes)}`] : []),
    ...(listing.certifiedOnly ? [`${facetField('certified')}:=${encodeToken('true')}`] : []),
    ...(above.length === 0 ? [] : [`n_price:>${wholeNumber(Math.max(...above))}`]),
    ...(identifier === null ? [] : [`identifiers:=${encodeToken(identifier)}`]),
    ...(without.length === 0 ? [] : [`vehicle:!=${anyToken(without)}`]),
    // One condition for all words, each of which must be there: servers limit how many conditions a filter has.
    ...(words.length === 0 ? [] : [`words:${words.map(encodeToken).join(' ')}`]),
  ]
}

function statusCondition({ statuses, soldSince }: ListingRule): string {
  const status = facetField('status')
  const listed = `${status}:=${anyToken(statuses)}`
  if (!soldSince) return listed
  const { usual, byDealership } = soldSince
  const sold = [recentlySold(usual, '!=', byDealership)]
  for (const since of new Set(byDealership.map((own) => own.since))) {
    sold.push(
      recentlySold(
        since,
        '=',
        byDealership.filter((own) => own.since === since),
      ),
    )
  }
  return `(${listed} || (${status}:=${encodeToken('sold')} && (${sold.join(' || ')})))`
}

type Own = NonNullable<ListingRule['soldSince']>['byDealership']

/** Sold at or after `since` by one of these dealerships, or by any other. Seconds are whole in the index, rounded down. */
function recentlySold(since: number, operator: '=' | '!=', dealerships: Own): string {
  const soldAt = `sold_at:>=${clamped(Math.ceil(since))}`
  if (dealerships.length === 0) return soldAt
  const ids = dealerships.map(({ dealership }) => String(dealership))
  return `(dealership:${operator}${anyToken(ids)} && ${soldAt})`
}
