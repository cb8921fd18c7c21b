import { isForeignWrite } from '@/domain/security/foreign-write'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

export interface SiteRoute {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }
const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

/** Answers a form of the checkout. `answer` gives null where the website does not offer it. */
export async function answerCheckoutForm(
  request: Request,
  params: SiteRoute['params'],
  answer: (ctx: TenantContext) => Promise<Response | null>,
): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This form comes from a page on another site.')
  try {
    const ctx = await resolveTenant((await params).host)
    return (ctx && (await answer(ctx))) ?? problem(404, 'This page does not exist.')
  } catch (error) {
    log.error({ err: error }, 'a form of the checkout could not be answered')
    return problem(503, 'That did not work. Nothing was charged. Please try again.')
  }
}
