import { budgetTerms } from '@/domain/stock/budget/budget'
import { parseBudget } from '@/domain/stock/budget/parse-budget'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { log } from '@/server/log/log.mjs'
import { openSearch } from '@/server/stock/search/open-search'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

/**
 * Redirects a budget form to its results, because a form without script cannot calculate a URL (BUD-01). Shoppers see
 * the errors, so they are plain text: 404 without a website, 503 while the search is unavailable.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    const search = ctx && (await openSearch(ctx, [], new URLSearchParams()))
    if (!search) return new Response('This website does not exist.', { status: 404, headers })
    const query = ctx.settings['price.visible']
      ? parseBudget(new URL(request.url).searchParams, budgetTerms)
      : emptyQuery
    return new Response(null, { status: 303, headers: { ...headers, location: search.hrefOf(query) } })
  } catch (error) {
    log.error({ err: error }, 'the budget form could not be answered')
    return new Response('Search is not available at the moment. Please go back and try again.', {
      status: 503,
      headers: { ...headers, 'retry-after': '5' },
    })
  }
}
