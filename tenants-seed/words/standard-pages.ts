import type { DemoTenant } from '../demo-tenant'
import type { PageReferences } from './blocks'
import { budgetSearchPage, hasBudgetSearch } from './budget-page'
import { finance, financeOverview, offers, testDrive, tradeIn, tradeInOverview } from './buyer-pages'
import { about, careers, contact, fleetPages, legalPage } from './company-pages'
import type { BuildPage } from './page-builder'
import type { DemoPage, SiteFacts } from './tenant-words'
import { parts, service } from './workshop-pages'

const builders: readonly BuildPage[] = [
  about,
  contact,
  finance,
  service,
  tradeIn,
  offers,
  parts,
  testDrive,
  careers,
  legalPage('/privacy-policy', 'privacy-policy', 'Privacy policy'),
  legalPage('/terms-and-conditions', 'terms-and-conditions', 'Terms and conditions'),
  legalPage('/warranty', 'warranty', 'Warranty'),
]

export function standardPages(tenant: DemoTenant, facts: SiteFacts, references: PageReferences): DemoPage[] {
  const overviews = [
    ...fleetPages(tenant.words),
    ...(hasBudgetSearch(tenant) ? [budgetSearchPage] : []),
    ...(facts.financePath === '/finance' ? [] : [financeOverview]),
    ...(facts.tradeInPath === '/trade-in' ? [] : [tradeInOverview]),
  ]
  return [...builders, ...overviews].map((build) => build(tenant, facts, references))
}
