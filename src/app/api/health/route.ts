import { currentHealth } from '@/server/health/current-health'

export const dynamic = 'force-dynamic'

/** How this installation is, for load balancers and containers: 200 while it can serve, else 503. On the admin's hosts alone. */
export async function GET(): Promise<Response> {
  const health = await currentHealth()
  return Response.json(health, {
    status: health.ok ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
