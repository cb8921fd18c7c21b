import { isForeignWrite } from '@/domain/security/foreign-write'
import { answerEnquiry } from '@/server/enquiries/answer-enquiry'
import { FAILED, refuse } from '@/server/leads/enquiry-answers'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

/**
 * Sends a form: `POST /api/enquiries` (decision 79; ENQ-18, MSL-06). Answers the form tool with JSON, and a browser without JavaScript with a
 * redirect. Answers 503 when the lead could not be stored; sent again with the same key, it is stored once.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return refuse(request, 403, 'This form comes from a page on another site.')
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return refuse(request, 404, 'This website does not exist.')
    return await answerEnquiry(ctx, request, new Date())
  } catch (error) {
    log.error({ err: error }, 'an enquiry could not be stored')
    return refuse(request, 503, FAILED, { 'retry-after': '5' })
  }
}
