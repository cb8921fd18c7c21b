import { isForeignWrite } from '@/domain/security/foreign-write'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readShortText } from '@/server/analytics/read-short-text'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

export interface BookingRoute {
  params: Promise<{ host: string; token: string }>
}

export interface BookingForm {
  readonly ctx: TenantContext
  readonly token: string
  readonly answers: URLSearchParams
}

/** Bytes. A time needs about 40. */
const LONGEST = 2000

const headers = { 'cache-control': 'no-store' }

const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

/**
 * Answers a form of a booking's page with a redirect back to the page. `handle` returns what the page then says, or null
 * if there is no such booking.
 */
export async function answerBookingForm(
  request: Request,
  { params }: BookingRoute,
  handle: (form: BookingForm) => Promise<string | null>,
): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const { host, token } = await params
  const ctx = await resolveTenant(host)
  if (!ctx) return problem(404, 'This website does not exist.')
  const text = await readShortText(request, LONGEST)
  if (text === null) return problem(413, `Send at most ${LONGEST} bytes.`)
  const answers = new URLSearchParams(text)
  const said = await handle({ ctx, token, answers }).catch((error: unknown) => {
    log.error({ err: error }, 'a test drive could not be changed')
    return 'failed'
  })
  if (said === null) return problem(404, 'This booking does not exist.')
  const location = `/test-drive/${encodeURIComponent(token)}?said=${said}`
  return new Response(null, { status: 303, headers: { ...headers, location } })
}
