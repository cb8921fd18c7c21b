import { z } from 'zod'
import type { DeliveryAnswer } from '@/domain/delivery/delivery-answer'
import { DELIVERY_UNAVAILABLE } from '@/domain/delivery/delivery-estimate'
import { postcodeProblem } from '@/domain/delivery/delivery-postcode'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { getVehicle } from '../stock/vehicles'
import { getDelivery } from './get-delivery'

export interface AnsweredDelivery {
  readonly postcode: string
  readonly vehicle: Vehicle | null
  readonly answer: DeliveryAnswer
}

const requested = z.object({
  postcode: z.string().trim().default(''),
  vehicle: z.string().default(''),
})

/** Answers `postcode=4350&vehicle={slug}` (decision 74, DEL-01…04). Without `vehicle`, the estimate is for any of the tenant's vehicles. */
export async function answerDelivery(ctx: TenantContext, query: URLSearchParams): Promise<AnsweredDelivery> {
  const { postcode, vehicle: slug } = requested.parse(Object.fromEntries(query))
  const vehicle = slug ? await getVehicle(ctx, slug) : null
  return { postcode, vehicle, answer: await answerOf() }

  async function answerOf(): Promise<DeliveryAnswer> {
    const problem = postcodeProblem(postcode)
    if (problem) return { kind: 'refused', field: 'postcode', message: problem }
    if (slug && !vehicle)
      return { kind: 'refused', field: 'vehicle', message: 'This vehicle does not exist.' }
    const estimate = await getDelivery(ctx, vehicle, postcode)
    return estimate ? { kind: 'estimate', estimate } : { kind: 'unavailable', message: DELIVERY_UNAVAILABLE }
  }
}
