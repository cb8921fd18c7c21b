import { permanentRedirect, redirect, unstable_rethrow as rethrowSignals } from 'next/navigation'
import { cache } from 'react'
import { drawSeed } from '@/domain/promos/seed'
import { pageFacets } from '@/domain/stock/search/facets/shown-facets'
import { landingSlug, resolveLanding } from '@/domain/stock/search/landing/landing'
import { kindsMeant, withKindsRead } from '@/domain/stock/search/landing/sold-kinds'
import { nearestLanding } from '@/domain/stock/search/page/index-rule'
import { searchHeading } from '@/domain/stock/search/page/search-heading'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import { isPlainForm } from '@/domain/stock/search/query/plain-form'
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

/** What a results page shows, for its title and its body alike. Null for an address that names nothing of the website's. */
export async function openResults(params: ResultsParams, query: Promise<PageQuery>) {
  const { host, landing = [] } = await params
  return open(host, landing.join('/'), pageParameters(await query).toString())
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

/** The segments of a results page's path. */
export async function landingSegments(params: ResultsParams): Promise<readonly string[]> {
  return ((await params).landing ?? []).map(decodeSegment)
}

/** Once a request, though the page asks twice: texts are what `cache` can compare. */
const open = cache(
  async (host: string, path: string, query: string): Promise<OpenedResults | FailedResults | null> => {
    const landing = path.split('/').filter(Boolean)
    const address = [SEARCH_PATH, ...landing].join('/') + (query && `?${query}`)
    const ctx = await openSite(host, address)
    if (!ctx) return null
    const input = new URLSearchParams(query)
    try {
      const opened = await read(ctx, landing.map(decodeSegment), input)
      return opened && { ...opened, seed: drawSeed() }
    } catch (error) {
      // The framework says by errors, too, what it wants of a page.
      rethrowSignals(error)
      log.error({ err: error }, `results page could not be read for ${ctx.slug}`)
      const heading = searchHeading(parseStockQuery(input).query, ctx.settings['site.vehicleWording'])
      return { ctx, heading, address, isFailed: true }
    }
  },
)

async function read(ctx: TenantContext, segments: readonly string[], input: URLSearchParams) {
  const asked = await openSearch(ctx, segments, input)
  if (!asked) return openAsWritten(ctx, segments, input)
  const own = asked.hrefOf(asked.query)
  // A form sends its empty fields along (ROUTE-13); what could not be read is said where it was asked.
  if (isPlainForm(input) && asked.problems.length === 0) redirect(own)
  return {
    ...(await readResults(ctx, asked)),
    /** Whether the results were asked for under their own address, and not under another that says the same. */
    isOwnAddress: own === pathOf(segments, input),
  }
}

/** What a search finds on a website, with the words about it. */
export async function readResults(ctx: TenantContext, asked: OpenedSearch) {
  const [{ result, ...search }, names] = await Promise.all([find(ctx, asked), getLandingNames(ctx)])
  const landingPage = nearestLanding(search.query, names)
  const worded = withKindsRead(search.query, search.reading)
  const kinds = kindsMeant(worded.refinements, names)
  return {
    ctx,
    search,
    names,
    result,
    /** The search as words about it are made: with the kind of vehicle that its text means. */
    worded,
    /** Which its filters can be of on this website. */
    kinds,
    heading: searchHeading(worded, ctx.settings['site.vehicleWording'], kinds),
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

/** The `result` is null when the search cannot be carried out now, which is logged. */
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
