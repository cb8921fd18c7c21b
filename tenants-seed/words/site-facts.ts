import { resolveSettings } from '@/domain/flags/resolve'
import type { DemoTenant } from '../tenants/demo-tenant'
import type { SiteFacts } from './tenant-words'

/** The settings of a demo website, resolved as the website itself resolves them. */
export function settingsOf(tenant: DemoTenant) {
  return resolveSettings({
    template: tenant.template,
    group: tenant.group.settings,
    tenant: tenant.settings,
  }).settings
}

/** What the copy of a website refers to; figures come from its settings, so that text and behaviour agree. */
export function siteFacts(tenant: DemoTenant): SiteFacts {
  const settings = settingsOf(tenant)
  const licences = tenant.dealerships.flatMap(({ locations }) => locations.map(({ licence }) => licence))
  return {
    name: tenant.name,
    legalName: tenant.words.legalName,
    region: tenant.words.region,
    city: tenant.address.city,
    phone: tenant.phone,
    email: tenant.words.email,
    vehicle: tenant.words.vehicle,
    vehicles: tenant.words.vehicles,
    workshop: tenant.words.workshop,
    financePath: settings['finance.defaultLink'] || settings['finance.pagePath'],
    tradeInPath: settings['tradeIn.path'],
    valuer: settings['tradeIn.valuationProvider'] || null,
    licences: [...new Set(licences.filter((licence) => licence !== undefined))],
    days: {
      acknowledge: settings['content.privacyAcknowledgeDays'],
      resolve: settings['content.privacyResolveDays'],
      complaint: settings['content.privacyComplaintDays'],
    },
    warranty: settings['content.warranty'],
    financeDisclaimer: settings['finance.disclaimer'] || null,
  }
}
