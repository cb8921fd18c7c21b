import { rowAnswer } from '@/domain/stock/card/row-answer'
import { cardOptions } from '@/domain/stock/card-options'
import { getSimilar } from '@/server/stock/similar/get-similar'
import { getVehicle } from '@/server/stock/vehicles'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { siteNow } from '@/server/tenants/site-now'

interface Context {
  params: Promise<{ host: string }>
}

/** Prices and stock must be current. */
const headers = { 'cache-control': 'no-store' }

/** Up to six vehicles similar to one of the website's own: `GET /api/stock/similar?slug=` (SIM-02). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const ctx = await resolveTenant((await params).host)
  const slug = new URL(request.url).searchParams.get('slug') ?? ''
  const vehicle = ctx && (await getVehicle(ctx, slug))
  if (!vehicle)
    return Response.json({ error: { message: 'This vehicle does not exist.' } }, { status: 404, headers })
  const answer = rowAnswer({
    vehicles: await getSimilar(ctx, vehicle),
    card: cardOptions(ctx.settings),
    now: siteNow(ctx),
  })
  return Response.json(answer, { headers })
}
