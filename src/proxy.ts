import { type NextRequest, NextResponse } from 'next/server'
import { querySegment } from '@/domain/content/query-segment'
import { parseSeed, SEED_HEADER } from '@/domain/promos/seed'

/**
 * Carries the query string of the pages that depend on one into their path, so that they are rendered as cached pages are:
 * without the framework's scripts, and answering 404 with a whole page (docs/adr/0012). Everything else is routed by the
 * rewrites of next.config.mjs, which cost less. Live results bring the seed of their page's draws in a header, and it goes with the
 * query string: their address stays (decision 53).
 */
export function proxy(request: NextRequest) {
  const seed = parseSeed(request.headers.get(SEED_HEADER))
  const url = request.nextUrl.clone()
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${querySegment(url.search, seed)}`
  url.search = ''
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: [
    '/search/:path*',
    '/watchlist/:path*',
    '/recently-viewed/:path*',
    '/delivery-estimate/:path*',
    '/models/:path*',
    '/compare/:path*',
    '/print/:path*',
  ],
}
