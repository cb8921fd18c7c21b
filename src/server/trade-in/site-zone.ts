import { locationTimeZone } from '@/domain/locations/time-zone'
import type { TenantContext } from '@/domain/tenants/tenant-context'

/** Where the days of an offer begin and end. */
export const siteZone = ({ address }: Pick<TenantContext, 'address'>): string =>
  locationTimeZone({ zone: null, state: address.state })
