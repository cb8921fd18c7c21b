import { isForeignWrite } from '@/domain/security/foreign-write'
import { answerStart } from '@/server/checkout/answer-start'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }
const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

/** Starts a reservation: `POST /api/checkout` (CHK-01). */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This form comes from a page on another site.')
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return problem(404, 'This website does not exist.')
    return await answerStart(ctx, request, new Date())
  } catch (error) {
    log.error({ err: error }, 'a reservation could not be started')
    return problem(503, 'The vehicle could not be reserved. Nothing was charged. Please try again.')
  }
}
