import { readSearch } from '@/server/stock/search/open-search'
import { searchStock } from '@/server/stock/search/search-stock'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

/** Prices and stock are as of now. */
const headers = { 'cache-control': 'no-store' }

/** The search of a website's stock as JSON, by the parameters of its own pages (SEARCH-17, SEARCH-18). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx)
      return Response.json({ error: { message: 'There is no website here.' } }, { status: 404, headers })
    const { query, problems, reading, parts } = await readSearch(ctx, new URL(request.url).searchParams)
    if (problems[0]) return Response.json({ error: problems[0] }, { status: 400, headers })
    const understood = parts.map(({ label, text }) => ({ label, query: text }))
    return Response.json({ ...(await searchStock(ctx, query, { reading })), understood }, { headers })
  } catch (error) {
    console.error('stock search failed', error)
    return Response.json(
      { error: { message: 'Search is not available at the moment. Please try again.' } },
      { status: 503, headers: { ...headers, 'retry-after': '5' } },
    )
  }
}
