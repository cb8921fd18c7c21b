import { type NextRequest, NextResponse } from 'next/server'
import { NONCE_HEADER } from '@/domain/security/content-policy'

const SEARCH = /^\/search(?=\/|$)/

/**
 * Gives the pages that are rendered per request a nonce, which Next puts on its scripts when it finds it in this header. A search with a
 * query string is such a page; without one it is a cached landing page, and the two are routes of their own.
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
  matcher: ['/search/:path*', '/watchlist', '/delivery-estimate', '/models', '/compare', '/print'],
}
