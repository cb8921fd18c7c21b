import { permanentRedirect, redirect, unstable_rethrow as rethrowSignals } from 'next/navigation'
import { cache } from 'react'
import { decodeSegment } from '@/domain/content/decode-segment'
import { parseQuerySegment, seedOfSegment } from '@/domain/content/query-segment'
import { drawSeed } from '@/domain/promos/seed'
import { nearestLanding } from '@/domain/stock/search/index-rule'
import { landingSlug, resolveLanding } from '@/domain/stock/search/landing'
import { parseStockQuery } from '@/domain/stock/search/parse-stock-query'
import { isPlainForm } from '@/domain/stock/search/plain-form'
import type { SearchResult } from '@/domain/stock/search/result'
import { kindsFound, searchHeading } from '@/domain/stock/search/search-heading'
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

/** A page that could be read; its `result` is null when the search alone could not be carried out. */
export type OpenedResults = NonNullable<Awaited<ReturnType<typeof read>>> & {
  /** Of every draw of this page load, and of the live answers that follow (decision 53). */
  readonly seed: number
}

/** A page of which nothing could be read but its website. */
interface FailedResults {
  readonly ctx: TenantContext
  readonly heading: string
  /** Where the page is, for another try. */
  readonly address: string
  readonly isFailed: true
}

/** The segments of a results page's path, its query string taken off. */
export async function landingSegments(params: ResultsParams): Promise<readonly string[]> {
  return ((await params).landing ?? []).slice(0, -1).map(decodeSegment)
}

/** Once a request, though the page asks twice: texts are what `cache` can compare. */
const open = cache(async (host: string, path: string): Promise<OpenedResults | FailedResults | null> => {
  const landing = path.split('/')
  const query = parseQuerySegment(landing.at(-1))
  const above = landing.slice(0, -1)
  const address = [SEARCH_PATH, ...above].join('/') + (query ? `?${query}` : '')
  const ctx = await openSite(host, address)
  if (!ctx || query === null) return null
  const input = new URLSearchParams(query)
  try {
    const opened = await read(ctx, above.map(decodeSegment), input)
    return opened && { ...opened, seed: seedOfSegment(landing.at(-1)) ?? drawSeed() }
  } catch (error) {
    // The framework says by errors, too, what it wants of a page.
    rethrowSignals(error)
    console.error(`results page could not be read for ${ctx.slug}`, error)
    const heading = searchHeading(parseStockQuery(input).query, ctx.settings['site.vehicleWording'])
    return { ctx, heading, address, isFailed: true }
  }
})

async function read(ctx: TenantContext, segments: readonly string[], input: URLSearchParams) {
  const search = await openSearch(ctx, segments, input)
  if (!search) return openAsWritten(ctx, segments, input)
  const own = search.hrefOf(search.query)
  // A form sends its empty fields along (ROUTE-13); what could not be read is said where it was asked.
  if (isPlainForm(input) && search.problems.length === 0) redirect(own)
  const [result, names] = await Promise.all([find(ctx, search), getLandingNames(ctx)])
  const landingPage = nearestLanding(search.query, names)
  const kinds = kindsFound(result)
  return {
    ctx,
    search,
    names,
    result,
    /** Which the results are of, for words about them. */
    kinds,
    /** Whether the results were asked for under their own address, and not under another that says the same. */
    isOwnAddress: own === pathOf(segments, input),
    heading: searchHeading(search.query, ctx.settings['site.vehicleWording'], kinds),
    /** What the editor wrote for this very page. */
    text: landingPage.isWhole ? await getLandingText(ctx, landingPage.path) : null,
  }
}

/** Leads on from a landing page's path in capitals, or with a blank, to the path itself. Null where there is none. */
async function openAsWritten(ctx: TenantContext, segments: readonly string[], input: URLSearchParams) {
  const slugs = segments.map(landingSlug)
  const isOther = slugs.some((slug, index) => slug !== segments[index])
  if (isOther && resolveLanding(slugs, await getLandingNames(ctx))) permanentRedirect(pathOf(slugs, input))
  return null
}

function pathOf(segments: readonly string[], input: URLSearchParams): string {
  const query = input.toString()
  return [SEARCH_PATH, ...segments.map(encodeURIComponent)].join('/') + (query && `?${query}`)
}

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
