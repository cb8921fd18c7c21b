import { currentHealth } from '@/server/health/current-health'

export const dynamic = 'force-dynamic'

/**
 * Health check for people and containers: 200 while this installation can serve, else 503. With `?live`, for load
 * balancers, 200 as long as this web server responds. While the database is down, the server still serves cached pages,
 * so load balancers must not remove it. Available on the admin's hosts only.
 */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.has('live')) {
    return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } })
  }
  const health = await currentHealth()
  return Response.json(health, {
    status: health.ok ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
