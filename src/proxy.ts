import { type NextRequest, NextResponse } from 'next/server'
import { UNSUBSCRIBE } from '@/domain/leads/subscriptions/unsubscribe-path'
import { NONCE_HEADER, PAYMENT_PAGE_HEADER } from '@/domain/security/content-policy'
import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { log } from '@/server/log/log.mjs'
import { isGated } from '@/server/shoppers/is-gated'

/** Answers forms that are posted to the address of a page. */
const UNSUBSCRIBE_ENDPOINT = '/api/unsubscribe'

const PAYMENT_PAGES = '/checkout/'

/** Shows pages behind sign-in at their own address. */
const MEMBERS = '/members'

/** Pages of content that a website can put behind sign-in: src/domain/shoppers/gated-paths.ts. */
const MAY_BE_GATED =
  /^\/(?:finance|finance-enquiry|apply-for-finance|finance-pre-approval|personalised\/finance|trade-in|sell-your-car|sell-my-car|spin-to-win|my-garage\/.+|garage(?:\/.*)?)$/

const SEARCH = /^\/search(?=\/|$)/

/**
 * Gives pages that are rendered per request a nonce. Next puts the nonce of this header on its scripts. A search with a query string is
 * such a page and has its own route (`/results`). Without a query string it is a cached landing page.
 */
export async function proxy(request: NextRequest) {
  const { nextUrl } = request
  if (request.method === 'POST') return postToEndpoint(request)
  const isSearch = SEARCH.test(nextUrl.pathname)
  if (isSearch && !nextUrl.search) return NextResponse.next()
  const mayBeGated = MAY_BE_GATED.test(nextUrl.pathname)
  if (mayBeGated && !(await needsSession(request))) return NextResponse.next()
  const nonce = btoa(crypto.randomUUID())
  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, nonce)
  headers.delete(PAYMENT_PAGE_HEADER)
  if (nextUrl.pathname.startsWith(PAYMENT_PAGES)) headers.set(PAYMENT_PAGE_HEADER, '1')
  headers.set('Content-Security-Policy', `script-src 'nonce-${nonce}'`)
  if (!isSearch && !mayBeGated) return NextResponse.next({ request: { headers } })
  const url = nextUrl.clone()
  url.pathname = mayBeGated ? MEMBERS + nextUrl.pathname : nextUrl.pathname.replace(SEARCH, '/results')
  return NextResponse.rewrite(url, { request: { headers } })
}

/**
 * Whether the page has to look at the visitor's session. A visitor without one gets the cached redirect to sign in, unless a
 * query has to be kept. Where the gate is off, everybody gets the cached page.
 */
async function needsSession({ nextUrl, cookies, headers }: NextRequest): Promise<boolean> {
  if (!cookies.has(SESSION_COOKIE) && !nextUrl.search) return false
  try {
    return await isGated(headers.get('host') ?? '', nextUrl.pathname)
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
    '/sign-in',
    '/my-garage/:path*',
    '/garage/:path*',
    '/finance',
    '/finance-enquiry',
    '/apply-for-finance',
    '/finance-pre-approval',
    '/personalised/finance',
    '/trade-in',
    '/sell-your-car',
    '/sell-my-car',
    '/spin-to-win',
  ],
}
