import { type NextRequest, NextResponse } from 'next/server'
import { UNSUBSCRIBE } from '@/domain/leads/subscriptions/unsubscribe-path'
import { FILTERED_OFFERS, hasOfferFilter, SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import { NONCE_HEADER, PAYMENT_PAGE_HEADER } from '@/domain/security/content-policy'
import { mayBeContent } from '@/domain/shoppers/gated-paths'
import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { log } from '@/server/log/log.mjs'
import { isGated } from '@/server/shoppers/is-gated'

/** Answers forms that are posted to the address of a page. */
const UNSUBSCRIBE_ENDPOINT = '/api/unsubscribe'

const PAYMENT_PAGES = '/checkout/'

/** Shows pages behind sign-in at their own address. */
const MEMBERS = '/members'

/** What such a page shows is for one shopper. */
const PRIVATE = { 'Cache-Control': 'private, no-store' }

const SEARCH = /^\/search(?=\/|$)/

/**
 * Gives pages that are rendered per request a nonce. Next puts the nonce of this header on its scripts. A search with a query string is
 * such a page and has its own route (`/results`). Without a query string it is a cached landing page. The offers page is alike.
 */
export async function proxy(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl
  if (request.method === 'POST') return postToEndpoint(request)
  const isSearch = SEARCH.test(pathname)
  if (isSearch && !search) return NextResponse.next()
  if (isSearch) return rewrite(request, pathname.replace(SEARCH, '/results'))
  if (pathname === SPECIAL_OFFERS && hasOfferFilter(searchParams)) return rewrite(request, FILTERED_OFFERS)
  if (!mayBeContent(pathname)) return NextResponse.next({ request: { headers: withNonce(request) } })
  if (!(await needsSession(request))) return NextResponse.next()
  return rewrite(request, MEMBERS + pathname, PRIVATE)
}

function withNonce(request: NextRequest): Headers {
  const nonce = btoa(crypto.randomUUID())
  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, nonce)
  headers.delete(PAYMENT_PAGE_HEADER)
  if (request.nextUrl.pathname.startsWith(PAYMENT_PAGES)) headers.set(PAYMENT_PAGE_HEADER, '1')
  headers.set('Content-Security-Policy', `script-src 'nonce-${nonce}'`)
  return headers
}

function rewrite(request: NextRequest, pathname: string, headers = {}) {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return NextResponse.rewrite(url, { request: { headers: withNonce(request) }, headers })
}

/**
 * Whether a page of content has to look at the visitor's session. A visitor without one gets the cached redirect to sign in,
 * unless a query has to be kept. Where the gate is off, everybody gets the cached page.
 */
async function needsSession({ nextUrl, cookies, headers }: NextRequest): Promise<boolean> {
  const hasSession = cookies.has(SESSION_COOKIE)
  if (!hasSession && !nextUrl.search) return false
  try {
    return await isGated(headers.get('host') ?? '', nextUrl.pathname, { mayBeOld: !hasSession })
  } catch (error) {
    log.error({ err: error }, 'a gate could not be read')
    return false
  }
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
    '/dealer-locator',
    '/models',
    '/offers',
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
    '/sign-in',
    '/my-garage',
    // Pages of content, which may be behind sign-in at any path. Most are sent from memory before they get here.
    '/((?!(?:_next|admin|api|assets|orbit|media|image|sites|cars|used-car|offers|sitemaps)(?:/|$)).+)',
  ],
}
