import { decodeSegment } from '@/domain/url/decode-segment'
import { getGauge } from '@/server/market/get-gauge'
import { getVehicle } from '@/server/stock/vehicles'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; slug: string }>
}

/** Prices are as of now; what the gauge says of them is remembered by the server. */
const headers = { 'cache-control': 'no-store' }

const problem = (message: string, status: number) =>
  Response.json({ error: { message } }, { status, headers })

/** How a vehicle's price stands in its market (GAUGE-01). Nothing (204) where nothing can be told, 502 when the gauge cannot be had. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { host, slug } = await params
  const ctx = await resolveTenant(host)
  const vehicle = ctx && (await getVehicle(ctx, decodeSegment(slug)))
  if (!vehicle) return problem('There is no such vehicle here.', 404)
  try {
    const gauge = await getGauge(ctx, vehicle)
    return gauge ? Response.json(gauge, { headers }) : new Response(null, { status: 204, headers })
  } catch {
    return problem('Failed to fetch auto gauge data.', 502)
  }
}
