import { unsubscribePath } from '@/domain/leads/subscriptions/unsubscribe-path'
import { endSubscription } from '@/server/leads/subscriptions/open-unsubscribe'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
const say = (text: string, status: number) => new Response(text, { status, headers })

/** Characters of a form that has one field. */
const LONGEST_BODY = 1000

/** A mail program sends this body and does not follow redirects (RFC 8058). */
const isOneClick = (body: string) => new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click'

/**
 * Unsubscribes: `POST /pages/unsubscribe?token=…`, from the page's button or a mail program's own. The token alone
 * decides: no cookie counts, so a request from any place is as good as the link itself.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return say('This website does not exist.', 404)
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const length = Number(request.headers.get('content-length') ?? 0)
    if (length > LONGEST_BODY) return say('The form is too long.', 413)
    const oneClick = isOneClick(await request.text())
    const isDone = await endSubscription(ctx, token)
    if (oneClick) return isDone ? say('Unsubscribed.', 200) : say('This link is not valid.', 404)
    return new Response(null, { status: 303, headers: { ...headers, location: unsubscribePath(token) } })
  } catch (error) {
    log.error({ err: error }, 'a person could not be unsubscribed')
    return say('Unsubscribing is not possible at the moment. Please try again.', 503)
  }
}
