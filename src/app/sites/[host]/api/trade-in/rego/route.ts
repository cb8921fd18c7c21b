import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { answerRego } from '@/server/trade-in/rego/answer-rego'

interface Context {
  params: Promise<{ host: string }>
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers: { 'cache-control': 'no-store' } })

/** The vehicle of a rego: `GET /api/trade-in/rego?rego=ABC123&regoState=NSW` (TRADE-02). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  // Each look-up may cost the dealer money.
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return refusal(403, 'This request comes from a page on another site.')
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx?.settings['tradeIn.enabled']) return refusal(404, 'This website takes no trade-ins.')
    return await answerRego(ctx, request)
  } catch (error) {
    log.error({ err: error }, 'a rego could not be looked up')
    return refusal(503, 'The rego cannot be looked up at the moment. Enter your vehicle instead.')
  }
}
