import { cache } from 'react'
import { decodeSegment } from '@/domain/content/decode-segment'
import { parseQuerySegment } from '@/domain/content/query-segment'
import { nearestLanding } from '@/domain/stock/search/index-rule'
import type { SearchResult } from '@/domain/stock/search/result'
import { searchHeading } from '@/domain/stock/search/search-heading'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { pageFacets } from '@/domain/stock/search/shown-facets'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLandingText } from '@/server/content/landing-text'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { openSearch, type ReadSearch } from '@/server/stock/search/open-search'
import { searchStock } from '@/server/stock/search/search-stock'
import { SearchUnavailable } from '@/server/stock/search/stock-engine'
import { openSite } from '@/server/tenants/open-site'

export type ResultsParams = Promise<{ host: string; landing?: string[] }>

/** What a results page shows, for its title and its body alike. Null for an address that names nothing of the website's. */
export async function openResults(params: ResultsParams) {
  const { host, landing = [] } = await params
  return open(host, landing.join('/'))
}

export type OpenedResults = NonNullable<Awaited<ReturnType<typeof openResults>>>

/** The segments of a results page's path, its query string taken off. */
export async function landingSegments(params: ResultsParams): Promise<readonly string[]> {
  return ((await params).landing ?? []).slice(0, -1).map(decodeSegment)
}

/** Once a request, though the page asks twice: texts are what `cache` can compare. */
const open = cache(async (host: string, path: string) => {
  const landing = path.split('/')
  const query = parseQuerySegment(landing.at(-1))
  const above = landing.slice(0, -1)
  const ctx = await openSite(host, [SEARCH_PATH, ...above].join('/') + (query ? `?${query}` : ''))
  if (!ctx || query === null) return null
  const search = await openSearch(ctx, above.map(decodeSegment), new URLSearchParams(query))
  if (!search) return null
  const [result, names] = await Promise.all([find(ctx, search), getLandingNames(ctx)])
  const landingPage = nearestLanding(search.query, names)
  return {
    ctx,
    search,
    names,
    result,
    heading: searchHeading(search.query, ctx.settings['site.vehicleWording']),
    /** What the editor wrote for this very page. */
    text: landingPage.isWhole ? await getLandingText(ctx, landingPage.path) : null,
  }
})

/** Null when the search cannot be carried out now, which is logged. */
async function find(ctx: TenantContext, { query, reading }: ReadSearch): Promise<SearchResult | null> {
  try {
    return await searchStock(ctx, query, { facets: pageFacets, reading })
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error
    console.error(`stock search failed for ${ctx.slug}`, error)
    return null
  }
}
