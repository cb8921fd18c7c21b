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
import { getLandingNames } from './landing-names'
import { placesNear } from './near/places-near'
import { readText } from './read-text'

/** A search as its parameters ask for it. */
export interface ReadSearch {
  readonly query: StockQuery
  readonly problems: readonly QueryProblem[]
  /** What the query's text was understood as; `searchStock` takes it. */
  readonly reading: UnderstoodText
  /** Each phrase of the text that became a filter, with the text without it. */
  readonly parts: readonly UnderstoodPart[]
  /** Kilometres from the postcode asked for, by the name of the location; empty when no distance is asked for. */
  readonly distances: Readonly<Record<string, number>>
}

/** A results page as its address asks for it; `query` has the landing page's filters and the query string's. */
export interface OpenedSearch extends ReadSearch {
  /** The address of another search on the same site, by its landing page where there is one (ROUTE-13). */
  readonly hrefOf: (query: StockQuery) => string
}

/** Reads `/search/{…segments}?{input}` of a tenant's site. Null when the path names nothing the tenant has (ROUTE-03…12). */
export async function openSearch(
  ctx: TenantContext,
  segments: readonly string[],
  input: QueryInput,
): Promise<OpenedSearch | null> {
  const names = await getLandingNames(ctx)
  const landing = segments.length === 0 ? {} : resolveLanding(segments, names)
  if (!landing) return null
  const search = await readSearch(ctx, input)
  return {
    ...search,
    query: withLanding(search.query, landing),
    hrefOf: (other) => searchAddress(other, names),
  }
}

/**
 * Reads a search's parameters on a tenant's site: what they say, and what its text and its postcode mean there. Where no prices
 * are shown nothing is asked about them, so that no page speaks of a filter that does not hold (PRICE-09); nor about weekly ones
 * where cards tell none.
 */
export async function readSearch(ctx: TenantContext, input: QueryInput): Promise<ReadSearch> {
  const { query: asked, problems } = parseStockQuery(input)
  const query = whatIsTold(ctx, asked)
  const isUnknown = query.near !== null && (await placesNear(ctx, query.near)) === null
  return {
    ...(await readWords(ctx, query, query.text)),
    query: isUnknown ? { ...query, near: null } : query,
    problems: isUnknown && query.near ? [...problems, unknownPostcode(query.near)] : problems,
  }
}

/** What `text` means beside the rest of a search, whose own text it is or a part of it. */
export async function readWords(
  ctx: TenantContext,
  { near }: Pick<StockQuery, 'near'>,
  text: string,
): Promise<Pick<ReadSearch, 'reading' | 'parts' | 'distances'>> {
  const read = await readText(ctx, text)
  const chosen = near && (await placesNear(ctx, near))
  // Where the shopper chose a place, one that the text names does not hold.
  const reading = chosen ? withoutPlace(read) : read
  const places = chosen ?? (reading.near ? await placesNear(ctx, reading.near) : null)
  return {
    reading,
    parts: reading.parts,
    distances: Object.fromEntries((places ?? []).map(({ name, km }) => [name, km])),
  }
}

/** The query without what the site's cards do not tell. */
function whatIsTold({ settings, financeProvider }: TenantContext, query: StockQuery): StockQuery {
  if (!settings['price.visible']) return withoutPrices(query)
  return listSmallPrint(financeProvider, settings) ? query : withoutWeeklyPrices(query)
}
