import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { TenantContext } from '@/domain/tenants/tenant-context'

/** The time zone of a vehicle's location; the website's without one. */
export const zoneOf = (
  ctx: Pick<TenantContext, 'address'>,
  { zone, state }: { readonly zone: string | null; readonly state: string | null },
): string => locationTimeZone({ zone, state: state ?? ctx.address.state })
