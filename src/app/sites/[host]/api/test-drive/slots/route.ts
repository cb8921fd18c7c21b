import { z } from 'zod'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '@/server/log/log.mjs'
import { findVehicle } from '@/server/stock/find-vehicle'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { getSlots } from '@/server/test-drives/slots/get-slots'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

const refusal = (status: number, message: string, field?: string) =>
  Response.json({ error: { field, message } }, { status, headers })

const UNAVAILABLE = 'The free times are not available at the moment. Please try again.'

const asked = z.object({
  location: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'location: send the number of a location.')
    .transform(Number)
    .nullable(),
  car_id: z
    .string()
    .min(1, 'car_id: send a slug or an id.')
    .max(160, 'car_id: send a slug or an id.')
    .nullable(),
  from: z.iso.date('from: send a date such as 2026-11-05.').nullable(),
})

/**
 * The free times for a test drive: `GET /api/test-drive/slots?location=3&car_id={slug or id}&from=2026-11-05` (TD-04,
 * decision 75). Every parameter is optional. `next` is the date to ask for later days.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx) return refusal(404, 'This website does not exist.')
    const query = new URL(request.url).searchParams
    const read = asked.safeParse({
      location: query.get('location'),
      car_id: query.get('car_id'),
      from: query.get('from'),
    })
    if (read.success) return await answer(ctx, read.data)
    const [issue] = read.error.issues
    return refusal(400, issue?.message ?? 'Send valid parameters.', issue?.path.join('.'))
  } catch (error) {
    log.error({ err: error }, 'the free times for a test drive could not be read')
    return refusal(503, UNAVAILABLE)
  }
}

async function answer(
  ctx: TenantContext,
  { location, car_id, from }: z.infer<typeof asked>,
): Promise<Response> {
  const vehicle = car_id === null ? null : await findVehicle(ctx, car_id)
  if (car_id !== null && !vehicle) return refusal(404, 'This vehicle does not exist.', 'car_id')
  const found = await getSlots(ctx, { locationId: location, vehicle, from }, new Date())
  if (found.kind === 'days') return Response.json(found.days, { headers })
  if (found.kind === 'unavailable') return refusal(503, UNAVAILABLE)
  return refusal(404, 'Times cannot be booked online at this location.', 'location')
}
