import { rowAnswer } from '@/domain/stock/card/row-answer'
import { cardOptions } from '@/domain/stock/card-options'
import { parseSaved } from '@/domain/vehicle/saved/saved-vehicles'
import { MAX_VIEWED } from '@/domain/vehicle/saved/viewed-vehicles'
import { listSaved } from '@/server/stock/list-saved'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string }>
}

/** Prices and stock must be current. */
const headers = { 'cache-control': 'no-store' }

/** Up to twelve recently viewed vehicles that the website still lists: `GET /api/stock/viewed?saved=one,two`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const ctx = await resolveTenant((await params).host)
  if (!ctx)
    return Response.json({ error: { message: 'This website does not exist.' } }, { status: 404, headers })
  const slugs = parseSaved(new URL(request.url).searchParams.getAll('saved')).slice(0, MAX_VIEWED)
  const answer = rowAnswer({
    vehicles: await listSaved(ctx, slugs),
    card: cardOptions(ctx.settings),
    now: new Date(),
  })
  return Response.json(answer, { headers })
}
