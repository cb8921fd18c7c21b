import { parseSeed, SEED_HEADER } from '@/domain/promos/seed'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { type AnsweredSearch, answerSearch } from '@/server/stock/search/answer-search'
import { openSearch, parseSearch } from '@/server/stock/search/open-search'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { siteNow } from '@/server/tenants/site-now'
import { readResults } from '../../../search/open-results'
import { resultsAnswer } from '../../../search/results-answer'

interface Context {
  params: Promise<{ host: string }>
}

/** Prices and stock must be current. */
const headers = { 'cache-control': 'no-store' }

const unavailable = () =>
  Response.json(
    { error: { message: 'Search is not available at the moment. Please try again.' } },
    { status: 503, headers: { ...headers, 'retry-after': '5' } },
  )

/**
 * The stock search as JSON, with the parameters of the results pages (SEARCH-17, SEARCH-18). With `view=page`, the
 * answer is the view model of a results page.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx)
      return Response.json({ error: { message: 'This website does not exist.' } }, { status: 404, headers })
    const requested = new URL(request.url).searchParams
    return requested.get('view') === 'page'
      ? await answerPage(ctx, request, requested)
      : await answer(ctx, requested)
  } catch (error) {
    log.error({ err: error }, 'stock search failed')
    return unavailable()
  }
}

async function answer(ctx: TenantContext, requested: URLSearchParams): Promise<Response> {
  const search = await parseSearch(ctx, requested)
  if (search.problems[0]) return Response.json({ error: search.problems[0] }, { status: 400, headers })
  return Response.json(answerOf(await answerSearch(ctx, search)), { headers })
}

function answerOf({ result, reading, parts }: AnsweredSearch) {
  return {
    ...result,
    understood: parts.map(({ label, text }) => ({ label, query: text })),
    leftOut: reading.leftOut ?? [],
    searchedText: reading.searchedText ?? null,
    unpriced: reading.unpriced ?? false,
  }
}

/** Parameters that cannot be parsed are reported beside the results of the others, as on the page. */
async function answerPage(
  ctx: TenantContext,
  request: Request,
  requested: URLSearchParams,
): Promise<Response> {
  const search = await openSearch(ctx, [], requested)
  const results = search && (await readResults(ctx, search))
  if (!results?.result) return unavailable()
  const seed = parseSeed(request.headers.get(SEED_HEADER)) ?? 0
  const opened = { ...results, result: results.result, seed, isOwnAddress: true }
  return Response.json(await resultsAnswer(opened, siteNow(ctx)), { headers })
}
