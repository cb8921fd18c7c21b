import type { DemoTenant } from '../demo-tenant'
import type { PageReferences } from './blocks'
import { budgetSearchPage, hasBudgetSearch } from './budget-page'
import { finance, financeOverview, offers, testDrive, tradeIn, tradeInOverview } from './buyer-pages'
import { about, careers, contact, fleet, legalPage } from './company-pages'
import { advantage, buying, cappedPrices, roadside } from './ownership-pages'
import type { BuildPage } from './page-builder'
import { eofy, salePage } from './sale-pages'
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
  fleet,
  buying,
  advantage,
  cappedPrices,
  roadside,
  eofy,
  salePage,
  legalPage('/privacy-policy', 'privacy-policy', 'Privacy policy'),
  legalPage('/terms-and-conditions', 'terms-and-conditions', 'Terms and conditions'),
  legalPage('/warranty', 'warranty', 'Warranty'),
]

export function standardPages(tenant: DemoTenant, facts: SiteFacts, references: PageReferences): DemoPage[] {
  const overviews = [
    ...(hasBudgetSearch(tenant) ? [budgetSearchPage] : []),
    ...(facts.financePath === '/finance' ? [] : [financeOverview]),
    ...(facts.tradeInPath === '/trade-in' ? [] : [tradeInOverview]),
  ]
  return [...builders, ...overviews].map((build) => build(tenant, facts, references))
}
