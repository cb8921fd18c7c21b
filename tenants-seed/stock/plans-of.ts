import type { DemoTenant } from '../demo-tenant'
import { settingsOf } from '../words/site-facts'
import { stateOfPostcode } from '../words/state-of-postcode'
import type { StockPlan } from './stock-plan'

export function plansOf(tenant: DemoTenant): StockPlan[] {
  const offersSubscription = settingsOf(tenant)['price.offersSubscription']
  return tenant.dealerships.map(({ slug, name, stockPrefix, stock, locations }) => ({
    dealership: { slug, name },
    stockPrefix,
    lines: stock,
    places: locations.map((location) => ({
      slug: location.slug,
      name: location.name,
      city: location.suburb,
      state: stateOfPostcode(location.postcode),
    })),
    lender: tenant.lender,
    voice: tenant.voice,
    certifiedMake: tenant.certifiedMake,
    offersSubscription,
  }))
}
