import { decodeSegment } from '@/domain/url/decode-segment'
import { recordView } from '@/server/analytics/record-view'
import { log } from '@/server/log/log.mjs'
import { getVehicle } from '@/server/stock/vehicles'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; slug: string }>
}

const headers = { 'cache-control': 'no-store' }

const problem = (message: string, status: number) =>
  Response.json({ error: { message } }, { status, headers })

/**
 * Counts a page view: `GET /cars/{slug}/view.json` answers `{ views, car_fields }` (VDP-37), or 502 while the count is
 * unavailable. With `seen=1` the view is not counted again.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { host, slug } = await params
  try {
    const ctx = await resolveTenant(host)
    const vehicle = ctx && (await getVehicle(ctx, decodeSegment(slug)))
    if (!vehicle) return problem('This vehicle does not exist.', 404)
    const isFirst = new URL(request.url).searchParams.get('seen') !== '1'
    const answer = await recordView(ctx, vehicle, isFirst)
    return answer ? Response.json(answer, { headers }) : problem('Page views are not available.', 502)
  } catch (error) {
    log.error({ err: error }, 'a page view could not be recorded')
    return problem('Page views are not available.', 503)
  }
}
