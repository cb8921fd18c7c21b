import { resolveSettings } from '@/domain/flags/resolve'
import type { DemoTenant } from '../demo-tenant'
import type { SiteFacts } from './tenant-words'

export function settingsOf(tenant: DemoTenant) {
  return resolveSettings({
    template: tenant.template,
    group: tenant.group.settings,
    tenant: tenant.settings,
  }).settings
}

/** The facts for a website's texts. Figures come from its settings, so that texts and behaviour agree. */
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
    offerDays: settings['tradeIn.offerDays'],
    valuer: settings['tradeIn.valuationProvider'] || null,
    licences: [...new Set(licences.filter((licence) => licence !== undefined))],
    warranty: settings['content.warranty'],
    financeDisclaimer: settings['finance.disclaimer'] || null,
  }
}
