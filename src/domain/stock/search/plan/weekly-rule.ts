import type { FinanceRule } from '@/domain/finance/offer/availability'
import type { DealershipId, TenantDealership } from '@/domain/tenants/tenant-context'

/**
 * Whose weekly figures a website's cards print, and of which vehicles for sale (FIN-01…07, FIN-49): `isFinanced` in the words of an
 * index. Searches filter and count by these figures and by no others, so a website that changes its lender or its rule needs
 * nothing to be indexed anew.
 */
export interface WeeklyRule {
  /** The lender's, among a vehicle's own. */
  readonly key: string
  /** Dollars of the advertised price; null where the rule does not ask. */
  readonly priceAbove: number | null
  /** Built after this year; null where the rule does not ask. */
  readonly yearAbove: number | null
  /** Whether the lender must say what a month costs. */
  readonly needsMonthly: boolean
  /** In small letters. */
  readonly withoutMakes: readonly string[]
  readonly withoutDealerships: readonly DealershipId[]
}

/** The rule of a lender on a website with these dealerships. */
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
