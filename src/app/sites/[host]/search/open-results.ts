import { permanentRedirect, redirect, unstable_rethrow as rethrowSignals } from 'next/navigation'
import { cache } from 'react'
import { randomSeed } from '@/domain/promos/seed'
import { pageFacets } from '@/domain/stock/search/facets/shown-facets'
import { landingSlug, resolveLanding } from '@/domain/stock/search/landing/landing'
import { allowedKinds, withKindsFromText } from '@/domain/stock/search/landing/sold-kinds'
import { nearestLanding } from '@/domain/stock/search/page/index-rule'
import { searchHeading } from '@/domain/stock/search/page/search-heading'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import { isPlainForm } from '@/domain/stock/search/query/query-entries'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getLandingText } from '@/server/content/landing-text'
import { log } from '@/server/log/log.mjs'
import { answerSearch } from '@/server/stock/search/answer-search'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { type OpenedSearch, openSearch } from '@/server/stock/search/open-search'
import { SearchUnavailable } from '@/server/stock/search/stock-engine'
import { openSite } from '@/server/tenants/open-site'

export type ResultsParams = Promise<{ host: string; landing?: string[] }>

/** Reads a results page for its metadata and its body. Returns null if the URL matches nothing on the website. */
export async function openResults(params: ResultsParams, query: Promise<PageQuery>) {
  const { host, landing = [] } = await params
  return open(host, landing.join('/'), pageParameters(await query).toString())
}

/** A page that could be read. Its `result` is null if only the search failed. */
export type OpenedResults = NonNullable<Awaited<ReturnType<typeof read>>> & {
  /** The seed of every random draw of this page load and of later live results (decision 53). */
  readonly seed: number
}

/** A page of which only the website could be read. */
interface FailedResults {
  readonly ctx: TenantContext
  readonly heading: string
  readonly address: string
  readonly isFailed: true
}

export async function landingSegments(params: ResultsParams): Promise<readonly string[]> {
  return ((await params).landing ?? []).map(decodeSegment)
}

/** Cached per request, because the page calls it twice. The arguments are strings, because `cache` compares by identity. */
const open = cache(
  async (host: string, path: string, query: string): Promise<OpenedResults | FailedResults | null> => {
    const landing = path.split('/').filter(Boolean)
    const address = [SEARCH_PATH, ...landing].join('/') + (query && `?${query}`)
    const ctx = await openSite(host, address)
    if (!ctx) return null
    const input = new URLSearchParams(query)
    try {
      const opened = await read(ctx, landing.map(decodeSegment), input)
      return opened && { ...opened, seed: randomSeed() }
    } catch (error) {
      // Next signals redirects and 404s by throwing.
      rethrowSignals(error)
      log.error({ err: error }, `results page could not be read for ${ctx.slug}`)
      const heading = searchHeading(parseStockQuery(input).query, ctx.settings['site.vehicleWording'])
      return { ctx, heading, address, isFailed: true }
    }
  },
)

async function read(ctx: TenantContext, segments: readonly string[], input: URLSearchParams) {
  const requested = await openSearch(ctx, segments, input)
  if (!requested) return openAsWritten(ctx, segments, input)
  const own = requested.hrefOf(requested.query)
  // A plain form submits its empty fields too (ROUTE-13). A form with invalid fields stays, so that the
  // problems appear at its URL.
  if (isPlainForm(input) && requested.problems.length === 0) redirect(own)
  return {
    ...(await readResults(ctx, requested)),
    /** Whether the request was for the page's own URL, not for another URL of the same search. */
    isOwnAddress: own === pathOf(segments, input),
  }
}

export async function readResults(ctx: TenantContext, requested: OpenedSearch) {
  const [{ result, ...search }, names] = await Promise.all([find(ctx, requested), getLandingNames(ctx)])
  const landingPage = nearestLanding(search.query, names)
  const worded = withKindsFromText(search.query, search.reading)
  const kinds = allowedKinds(worded.refinements, names)
  return {
    ctx,
    search,
    names,
    result,
    /** The search with the kind of vehicle that its text means, for headings and titles. */
    worded,
    kinds,
    heading: searchHeading(worded, ctx.settings['site.vehicleWording'], kinds),
    text: landingPage.isWhole ? await getLandingText(ctx, landingPage.path) : null,
  }
}

/** Redirects a landing path with capitals or spaces to its canonical path. Returns null if there is none. */
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

/** The `result` is null if the search fails, which is logged. */
async function find(
  ctx: TenantContext,
  search: OpenedSearch,
): Promise<OpenedSearch & { readonly result: SearchResult | null }> {
  try {
    return await answerSearch(ctx, search, { facets: pageFacets })
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error
    log.error({ err: error }, `stock search failed for ${ctx.slug}`)
    return { ...search, result: null }
  }
}
