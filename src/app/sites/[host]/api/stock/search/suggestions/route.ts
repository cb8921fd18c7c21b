import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { buildSuggestions } from '@/domain/stock/search/suggestions/build-suggestions'
import { log } from '@/server/log/log.mjs'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { searchStock } from '@/server/stock/search/search-stock'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return Response.json({ error: { message: 'This website does not exist.' } }, { status: 404 })
    const [{ facets }, names] = await Promise.all([
      searchStock(
        ctx,
        { ...emptyQuery, hitsPerPage: 1 },
        { facets: ['make', 'body', 'make_model'], mostValues: null },
      ),
      getLandingNames(ctx),
    ])
    const headers = { 'cache-control': 'public, max-age=300' }
    return Response.json(buildSuggestions(facets, names), { headers })
  } catch (error) {
    log.error({ err: error }, 'suggestions could not be read')
    return Response.json(
      { error: { message: 'Suggestions are not available at the moment.' } },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
    )
  }
}
