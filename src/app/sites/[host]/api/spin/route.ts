import { isForeignWrite } from '@/domain/security/foreign-write'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import { SPIN_TO_WIN } from '@/domain/spin/campaign'
import { log } from '@/server/log/log.mjs'
import { getShopper } from '@/server/shoppers/get-shopper'
import { spinWheel } from '@/server/spin/spin-wheel'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const to = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } })
const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

/** Spins the wheel: `POST /api/spin`, answered with a redirect to the page that shows what was won. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const ctx = await resolveTenant((await params).host)
  if (!ctx) return problem(404, 'This website does not exist.')
  try {
    const shopper = await getShopper(ctx, request.headers)
    if (!shopper) return to(signInPath({ type: 'spin-to-win', redirect: SPIN_TO_WIN }))
    await spinWheel(ctx, shopper, new Date())
    return to(`${SPIN_TO_WIN}?spun=1`)
  } catch (error) {
    log.error({ err: error }, 'a shopper could not spin')
    return to(`${SPIN_TO_WIN}?failed=1`)
  }
}
