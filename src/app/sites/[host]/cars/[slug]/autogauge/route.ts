import { decodeSegment } from '@/domain/url/decode-segment'
import { getGauge } from '@/server/market/get-gauge'
import { getVehicle } from '@/server/stock/vehicles'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; slug: string }>
}

/** Prices must be current. The server caches the gauge's own answers. */
const headers = { 'cache-control': 'no-store' }

const problem = (message: string, status: number) =>
  Response.json({ error: { message } }, { status, headers })

/**
 * How a vehicle's price compares with its market (GAUGE-01). Answers 204 if there is no comparison, and 502 if the
 * gauge is unavailable.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { host, slug } = await params
  const ctx = await resolveTenant(host)
  const vehicle = ctx && (await getVehicle(ctx, decodeSegment(slug)))
  if (!vehicle) return problem('This vehicle does not exist.', 404)
  try {
    const gauge = await getGauge(ctx, vehicle)
    return gauge ? Response.json(gauge, { headers }) : new Response(null, { status: 204, headers })
  } catch {
    return problem('Failed to fetch auto gauge data.', 502)
  }
}
