import { z } from 'zod'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { log } from '../log/log.mjs'
import { findVehicle } from '../stock/find-vehicle'
import { resolveTenant } from '../tenants/resolve-tenant'

export interface FinanceRoute {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

const query = z.object({ car_id: z.string().min(1).max(160) })

const problem = (status: number, message: string, field?: string) =>
  Response.json({ error: { field, message } }, { status, headers })

/**
 * Answers a finance request for the vehicle named by `car_id`: 400 without one, 404 for an unknown vehicle, 204 when there is nothing to
 * say, 503 when finance is unavailable.
 */
export async function answerFinance(
  request: Request,
  { params }: FinanceRoute,
  answerOf: (ctx: TenantContext, vehicle: Vehicle, now: Date) => Promise<object | null>,
): Promise<Response> {
  const { host } = await params
  try {
    const ctx = await resolveTenant(host)
    if (!ctx) return problem(404, 'This website does not exist.')
    const read = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!read.success)
      return problem(400, 'Send the slug or id of a vehicle, such as car_id=2021-kia-rio.', 'car_id')
    const vehicle = await findVehicle(ctx, read.data.car_id)
    if (!vehicle) return problem(404, 'This vehicle does not exist.', 'car_id')
    const answer = await answerOf(ctx, vehicle, new Date())
    return answer ? Response.json(answer, { headers }) : new Response(null, { status: 204, headers })
  } catch (error) {
    log.error({ err: error }, 'a vehicle’s finance figures could not be read')
    return problem(503, 'Finance is not available at the moment. Try again later.')
  }
}
