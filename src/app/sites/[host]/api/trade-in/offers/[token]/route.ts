import { isForeignWrite } from '@/domain/security/foreign-write'
import { tradeInSubcategories } from '@/domain/trade-in/offer'
import { decodeSegment } from '@/domain/url/decode-segment'
import { acceptTradeIn } from '@/server/leads/submission/accept-trade-in'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { offerPath } from '@/server/trade-in/offers/token'

interface Context {
  params: Promise<{ host: string; token: string }>
}

const headers = { 'cache-control': 'no-store' }

const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

const refusals = {
  missing: [404, 'This offer does not exist.'],
  expired: [410, 'This offer is no longer valid.'],
  unvalued: [409, 'There is no offer for this vehicle yet.'],
} as const

/**
 * Accepts a trade-in offer: `POST /api/trade-in/offers/{token}` (MSL-05, TRADE-02, TRADE-09). A second time changes nothing. A browser's form
 * is redirected to the offer's page, which says what happened.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const { host, token: segment } = await params
  const token = decodeSegment(segment)
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  const show = (query = '') =>
    new Response(null, { status: 303, headers: { ...headers, location: `${offerPath(token)}${query}` } })
  try {
    const ctx = await resolveTenant(host)
    const outcome = ctx ? await acceptTradeIn(ctx, token, new Date()) : { kind: 'missing' as const }
    if (outcome.kind !== 'accepted') {
      const [status, message] = refusals[outcome.kind]
      return wantsPage && outcome.kind !== 'missing' ? show() : problem(status, message)
    }
    if (wantsPage) return show()
    const flags = { form_completed: true, offer_accepted: true, subcategory: tradeInSubcategories.accepted }
    return Response.json({ lead_id: outcome.leadId, ...flags }, { headers })
  } catch (error) {
    log.error({ err: error }, 'a trade-in offer could not be accepted')
    return wantsPage ? show('?failed=1') : problem(503, 'The offer could not be accepted. Try again later.')
  }
}
