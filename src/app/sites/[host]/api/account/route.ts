import { log } from '@/server/log/log.mjs'
import { getShopper } from '@/server/shoppers/get-shopper'
import { watchlistIds } from '@/server/shoppers/watchlist/watchlist'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { accountProblem } from './answer-account-form'

interface Context {
  params: Promise<{ host: string }>
}

/**
 * The visitor's own state, for cached pages, which are the same for everybody: `GET /api/account`. Never cached. It names
 * nobody.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const ctx = await resolveTenant((await params).host)
  if (!ctx) return accountProblem(404, 'This website does not exist.')
  try {
    const shopper = await getShopper(ctx, request.headers)
    const state = {
      signedIn: shopper !== null,
      canSave: shopper?.phoneVerified ?? false,
      watchlist: shopper ? await watchlistIds(ctx, shopper) : [],
    }
    return Response.json(state, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    log.error({ err: error }, 'an account could not be read')
    return accountProblem(503, 'Your account is not available at the moment. Try again later.')
  }
}
