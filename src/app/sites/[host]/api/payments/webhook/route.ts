import { readShortText } from '@/server/analytics/read-short-text'
import { receiveWebhook } from '@/server/checkout/receive-webhook'
import { database } from '@/server/clients/database'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

/** Bytes. Stripe's events are far smaller. */
const LONGEST = 512 * 1024

const say = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } })

/** Stripe's webhook of a group: `POST /api/payments/webhook` on any of its websites. Stripe retries until it gets a 2xx response. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return say(404, 'This website does not exist.')
    const body = await readShortText(request, LONGEST)
    if (body === null) return say(413, 'The event is too large.')
    const signature = request.headers.get('stripe-signature') ?? ''
    const received = await receiveWebhook(database(), ctx.groupId, { body, signature }, new Date())
    if (received === 'forged') return say(400, 'The signature is not valid.')
    return received === 'not set up' ? say(404, 'Payments are not set up.') : say(200, received)
  } catch (error) {
    log.error({ err: error }, 'a payment event could not be recorded')
    return say(503, 'The event could not be recorded. Send it again.')
  }
}
