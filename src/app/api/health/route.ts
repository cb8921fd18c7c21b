import { currentHealth } from '@/server/health/current-health'

export const dynamic = 'force-dynamic'

/**
 * How this installation is, for people and containers: 200 while it can serve, else 503. With `?live`, for load balancers, 200 as long as
 * this web server answers at all: while the database is away it serves what it has in memory, and taking all servers away would end
 * that. On the admin's hosts alone.
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
