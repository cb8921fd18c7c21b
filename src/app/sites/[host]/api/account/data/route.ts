import { log } from '@/server/log/log.mjs'
import { ownData } from '@/server/shoppers/garage/own-data'
import { getShopper } from '@/server/shoppers/get-shopper'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { accountProblem } from '../answer-account-form'

interface Context {
  params: Promise<{ host: string }>
}

/** The shopper's own data as a file: `GET /api/account/data`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const ctx = await resolveTenant((await params).host)
  if (!ctx) return accountProblem(404, 'This website does not exist.')
  try {
    const shopper = await getShopper(ctx, request.headers)
    if (!shopper) return accountProblem(401, 'Sign in first.')
    return new Response(JSON.stringify(await ownData(ctx, shopper), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    log.error({ err: error }, 'a shopper could not download their data')
    return accountProblem(503, 'Your data is not available at the moment. Try again later.')
  }
}
