import { isForeignWrite } from '@/domain/security/foreign-write'
import { readShortText } from '@/server/analytics/read-short-text'
import { answerStep } from '@/server/checkout/answer-step'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; token: string; action: string }>
}

/** Bytes of a form. */
const LONGEST = 1000

const headers = { 'cache-control': 'no-store' }
const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

/**
 * The forms of a reservation's page: `POST /api/checkout/{token}/pay`, `/confirm` and `/refund`. Answered with the page, which says so
 * when the form failed.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This form comes from a page on another site.')
  const { host, token, action } = await params
  const page = `/checkout/${encodeURIComponent(token)}`
  const failed = `${page}?failed=${encodeURIComponent(action)}`
  try {
    const ctx = await resolveTenant(host)
    const text = await readShortText(request, LONGEST)
    if (text === null) return problem(413, `Send at most ${LONGEST} bytes.`)
    const fields = new URLSearchParams(text)
    const answered = ctx ? await answerStep(ctx, { token, action, fields }, new Date()) : 'missing'
    if (answered === 'missing') return problem(404, 'This reservation does not exist.')
    return to(answered === 'failed' ? failed : page)
  } catch (error) {
    log.error({ err: error }, 'a reservation could not be changed')
    return to(failed)
  }
}

const to = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } })
