import type { TenantContext } from '@/domain/tenants/tenant-context'

/** The time that decides what the website shows: now, or the time as of which somebody looks at it. Never the time of a write. */
export const siteNow = ({ asOf }: Pick<TenantContext, 'asOf'>): Date => (asOf ? new Date(asOf) : new Date())
