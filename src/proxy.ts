import { type NextRequest, NextResponse } from 'next/server'
import { UNSUBSCRIBE } from '@/domain/leads/subscriptions/unsubscribe-path'
import { NONCE_HEADER, PAYMENT_PAGE_HEADER } from '@/domain/security/content-policy'

/** Answers forms that are posted to the address of a page. */
const UNSUBSCRIBE_ENDPOINT = '/api/unsubscribe'

const PAYMENT_PAGES = '/checkout/'

const SEARCH = /^\/search(?=\/|$)/

/**
 * Gives pages that are rendered per request a nonce. Next puts the nonce of this header on its scripts. A search with a query string is
 * such a page and has its own route (`/results`). Without a query string it is a cached landing page.
 */
export function proxy(request: NextRequest) {
  const { nextUrl } = request
  if (request.method === 'POST') return postToEndpoint(request)
  const isSearch = SEARCH.test(nextUrl.pathname)
  if (isSearch && !nextUrl.search) return NextResponse.next()
  const nonce = btoa(crypto.randomUUID())
  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, nonce)
  headers.delete(PAYMENT_PAGE_HEADER)
  if (nextUrl.pathname.startsWith(PAYMENT_PAGES)) headers.set(PAYMENT_PAGE_HEADER, '1')
  headers.set('Content-Security-Policy', `script-src 'nonce-${nonce}'`)
  if (!isSearch) return NextResponse.next({ request: { headers } })
  const url = nextUrl.clone()
  url.pathname = nextUrl.pathname.replace(SEARCH, '/results')
  return NextResponse.rewrite(url, { request: { headers } })
}

/** A page cannot answer a POST. Mail programs post to the same address that people open (RFC 8058). */
function postToEndpoint({ nextUrl }: NextRequest) {
  if (nextUrl.pathname !== UNSUBSCRIBE) return NextResponse.next()
  const url = nextUrl.clone()
  url.pathname = UNSUBSCRIBE_ENDPOINT
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: [
    '/search/:path*',
    '/watchlist',
    '/delivery-estimate',
    '/models',
    '/compare',
    '/print',
    '/pages/unsubscribe',
    '/forms/:key',
    '/success',
    '/cars/trade-in',
    '/trade-in-offer/:token',
    '/test-drive/:token',
    '/cars/:slug/checkout',
    '/cars/:slug/buy-online',
    '/checkout/:token',
  ],
}
