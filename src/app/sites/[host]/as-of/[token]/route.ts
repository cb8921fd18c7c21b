import { isHttpsRequest } from '@/domain/security/foreign-write'
import { setCookie } from '@/domain/shoppers/session-cookie'
import { AS_OF_COOKIE, AS_OF_STOP, splitAsOfHost } from '@/domain/tenants/as-of-host'
import { decodeSegment } from '@/domain/url/decode-segment'
import { parseAsOfToken } from '@/server/tenants/as-of/as-of-token'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; token: string }>
}

const EXPIRED = 'This address worked for a day. Ask the person who sent it for a new one.'

/** Ignores the as-of cookie of this request, which may have expired. */
const openSite = (host: string) => resolveTenant(splitAsOfHost(decodeSegment(host)).host)

function home(cookie: string): Response {
  const headers = { location: '/', 'set-cookie': cookie, 'cache-control': 'private, no-store' }
  return new Response(null, { status: 303, headers })
}

const refused = (status: number, message: string) =>
  new Response(message, { status, headers: { 'cache-control': 'private, no-store' } })

/** Shows the website as of the token's time until the cookie ends, or as of now: `GET /as-of/stop`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { host, token } = await params
  const ctx = await openSite(host)
  if (!ctx) return refused(404, 'This website does not exist.')
  const cookie = { name: AS_OF_COOKIE, isHttps: isHttpsRequest(request.headers) }
  if (AS_OF_STOP.endsWith(`/${token}`)) return home(setCookie({ ...cookie, value: '', maxAge: 0 }))
  const now = new Date()
  const asOf = parseAsOfToken(ctx.id, token, now)
  if (asOf === 'expired') return refused(410, EXPIRED)
  if (asOf === null) return refused(404, 'This address shows nothing. Copy all of it.')
  const maxAge = Math.floor((asOf.until.getTime() - now.getTime()) / 1000)
  return home(setCookie({ ...cookie, value: token, maxAge }))
}
