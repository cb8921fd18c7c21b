import { buildTag } from '@/domain/cache/tags'
import type { Licence } from '@/domain/content/site-chrome'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { readLicences } from './read-licences'

/** The licences of the website, cached until a location changes. */
export function getLicences(ctx: TenantContext): Promise<Licence[]> {
  return cached(ctx, ['licence-holders'], [buildTag('locations', { tenant: ctx.id })], () =>
    readLicences(ctx),
  )
}
