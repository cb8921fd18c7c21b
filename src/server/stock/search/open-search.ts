import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { resolveLanding, withLanding } from '@/domain/stock/search/landing/landing'
import { searchAddress } from '@/domain/stock/search/landing/search-address'
import { withoutPrices, withoutWeeklyPrices } from '@/domain/stock/search/plan/without-prices'
import { unknownPostcode } from '@/domain/stock/search/query/near'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import type { QueryInput } from '@/domain/stock/search/query/query-entries'
import type { QueryProblem } from '@/domain/stock/search/query/query-problems'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import {
  type UnderstoodPart,
  type UnderstoodText,
  withoutPlace,
} from '@/domain/stock/search/understand/understand-text'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { interpretText } from './interpret-text'
import { getLandingNames } from './landing-names'
import { placesNear } from './near/places-near'

export interface ParsedSearch {
  readonly query: StockQuery
  readonly problems: readonly QueryProblem[]
  /** The interpretation of the query's text, for `searchStock`. */
  readonly reading: UnderstoodText
  /** Each phrase of the text that became a filter, with the text without that phrase. */
  readonly parts: readonly UnderstoodPart[]
  /** Kilometres from the postcode by location name; empty when no distance is requested. */
  readonly distances: Readonly<Record<string, number>>
}

/** A results page parsed from its URL. `query` merges the landing page's filters and the query string. */
export interface OpenedSearch extends ParsedSearch {
  /** Returns the URL of another search on the same site, using its landing page if there is one (ROUTE-13). */
  readonly hrefOf: (query: StockQuery) => string
}

/**
 * Parses `/search/{…segments}?{input}` of a tenant's site. Null when the path names nothing that the tenant has (ROUTE-03…12).
 */
export async function openSearch(
  ctx: TenantContext,
  segments: readonly string[],
  input: QueryInput,
): Promise<OpenedSearch | null> {
  const names = await getLandingNames(ctx)
  const landing = segments.length === 0 ? {} : resolveLanding(segments, names)
  if (!landing) return null
  const search = await parseSearch(ctx, input)
  return {
    ...search,
    query: withLanding(search.query, landing),
    hrefOf: (other) => searchAddress(other, names),
  }
}

/**
 * Drops price filters on a site that hides prices, so that no page mentions a filter that does not apply (PRICE-09), and
 * weekly-price filters where cards show no weekly prices.
 */
export async function parseSearch(ctx: TenantContext, input: QueryInput): Promise<ParsedSearch> {
  const { query: requested, problems } = parseStockQuery(input)
  const query = withShownPrices(ctx, requested)
  const isUnknown = query.near !== null && (await placesNear(ctx, query.near)) === null
  return {
    ...(await interpretWords(ctx, query, query.text)),
    query: isUnknown ? { ...query, near: null } : query,
    problems: isUnknown && query.near ? [...problems, unknownPostcode(query.near)] : problems,
  }
}

export async function interpretWords(
  ctx: TenantContext,
  { near }: Pick<StockQuery, 'near'>,
  text: string,
): Promise<Pick<ParsedSearch, 'reading' | 'parts' | 'distances'>> {
  const read = await interpretText(ctx, text)
  const chosen = near && (await placesNear(ctx, near))
  // A place that the shopper chose overrides one that the text names.
  const reading = chosen ? withoutPlace(read) : read
  const places = chosen ?? (reading.near ? await placesNear(ctx, reading.near) : null)
  return {
    reading,
    parts: reading.parts,
    distances: Object.fromEntries((places ?? []).map(({ name, km }) => [name, km])),
  }
}

/** Removes filters on prices that the site's cards do not show. */
function withShownPrices({ settings, financeProvider }: TenantContext, query: StockQuery): StockQuery {
  if (!settings['price.visible']) return withoutPrices(query)
  return listSmallPrint(financeProvider, settings) ? query : withoutWeeklyPrices(query)
}
