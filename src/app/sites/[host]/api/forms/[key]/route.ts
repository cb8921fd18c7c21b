import { findSubject } from '@/server/leads/find-subject'
import { formContext } from '@/server/leads/form-context'
import { getForm } from '@/server/leads/get-form'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; key: string }>
}

const headers = { 'cache-control': 'no-store' }

/**
 * A form filled for a vehicle: `GET /api/forms/{key}?car_id={slug or id}` answers `{ form, vehicle }`. `vehicle` is null if
 * the website does not show that vehicle, and for a trade-in towards a vehicle that staff excluded.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { host, key } = await params
  const ctx = await resolveTenant(host)
  const carId = new URL(request.url).searchParams.get('car_id') ?? ''
  const context = ctx && formContext(ctx, (await findSubject(ctx, key, carId)) ?? null)
  const form = ctx && context && (await getForm(ctx, key, context))
  if (!form)
    return Response.json({ error: { message: 'This form does not exist.' } }, { status: 404, headers })
  return Response.json({ form, vehicle: context.vehicle }, { headers })
}
