import { buildTag } from '@/domain/cache/tags'
import type { FormLocation, FormSite } from '@/domain/leads/built-in/form-site'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { getLegalPages } from './legal-pages'

const READ_LOCATIONS = `
  SELECT l.id, l.name, l.slug, l.location_type AS type, d.slug AS "dealershipSlug", coalesce(l."primary", false) AS "isMain"
  FROM locations l JOIN dealerships d ON d.id = l.dealership_id
  WHERE l.tenant_id = $1 AND coalesce(l.visible, true) ORDER BY l."primary" DESC NULLS LAST, l.id`

/** The locations that the website's forms offer, cached until one changes. */
function getFormLocations(ctx: Pick<TenantContext, 'id'>): Promise<FormLocation[]> {
  const tags = [buildTag('locations', { tenant: ctx.id })]
  return cached(ctx, ['form-locations'], tags, async () => {
    const { rows } = await database().query<FormLocation>(READ_LOCATIONS, [ctx.id])
    return rows
  })
}

/** What the website's settings and locations give its forms. */
export async function formSite(ctx: TenantContext): Promise<FormSite> {
  const { settings } = ctx
  const [locations, legal] = await Promise.all([getFormLocations(ctx), getLegalPages(ctx)])
  return {
    commentsRequired: settings['enquiry.commentsRequired'],
    termsRequired: settings['enquiry.termsRequired'],
    optInText: settings['enquiry.optInText'],
    optInDefault: settings['enquiry.optInDefault'],
    categories: settings['enquiry.categories'],
    contactMethod: settings['enquiry.contactMethod'],
    convertsCareers: settings['enquiry.convertsCareers'],
    wording: settings['site.vehicleWording'],
    state: (ctx.address.state || settings['site.state']).toUpperCase(),
    findsRegos: settings['integrations.regoUrl'] !== '',
    locations,
    termsHref: legal.terms,
    privacyHref: legal.privacy,
    turnstileKey: settings['leads.turnstileKey'],
  }
}
