import { type NextRequest, NextResponse } from 'next/server'
import { NONCE_HEADER } from '@/domain/security/content-policy'

const SEARCH = /^\/search(?=\/|$)/

/**
 * Gives pages that are rendered per request a nonce. Next puts the nonce of this header on its scripts. A search with a query string is
 * such a page and has its own route (`/results`). Without a query string it is a cached landing page.
 */
export function proxy(request: NextRequest) {
  const { nextUrl } = request
  const isSearch = SEARCH.test(nextUrl.pathname)
  if (isSearch && !nextUrl.search) return NextResponse.next()
  const nonce = btoa(crypto.randomUUID())
  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, nonce)
  headers.set('Content-Security-Policy', `script-src 'nonce-${nonce}'`)
  if (!isSearch) return NextResponse.next({ request: { headers } })
  const url = nextUrl.clone()
  url.pathname = nextUrl.pathname.replace(SEARCH, '/results')
  return NextResponse.rewrite(url, { request: { headers } })
}

export const config = {
  matcher: [
    '/search/:path*',
    '/watchlist',
    '/delivery-estimate',
    '/models',
    '/compare',
    '/print',
    '/cars/trade-in',
    '/trade-in/offer/:token',
  ],
}
