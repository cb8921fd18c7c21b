import type { FinanceRule } from '@/domain/finance/offer/availability'
import type { DealershipId, TenantDealership } from '@/domain/tenants/tenant-context'

/**
 * Defines the weekly figures that a website's cards show, and for which vehicles (FIN-01…07, FIN-49): `isFinanced` as
 * search conditions. Searches filter and count by these figures only. A website that changes its lender or rule needs
 * no reindexing.
 */
export interface WeeklyRule {
  /** The lender's key among a vehicle's figures. */
  readonly key: string
  /** Advertised price in dollars. Null when the rule has no such condition. */
  readonly priceAbove: number | null
  /** Built after this year. Null when the rule has no such condition. */
  readonly yearAbove: number | null
  readonly needsMonthly: boolean
  /** In lower case. */
  readonly withoutMakes: readonly string[]
  readonly withoutDealerships: readonly DealershipId[]
}

export function weeklyRule(
  { key, rule, priceAbove, yearAbove, excludedManufacturers, excludedDealerships }: FinanceRule,
  dealerships: readonly Pick<TenantDealership, 'id' | 'slug'>[],
): WeeklyRule {
  return {
    key,
    priceAbove: rule === 'B' ? null : priceAbove,
    yearAbove: rule === 'A' ? yearAbove : null,
    needsMonthly: rule === 'D',
    withoutMakes: excludedManufacturers.map((make) => make.toLowerCase()),
    withoutDealerships: dealerships
      .filter(({ slug }) => excludedDealerships.includes(slug))
      .map(({ id }) => id),
  }
}
