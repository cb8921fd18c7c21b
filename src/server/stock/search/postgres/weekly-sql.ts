import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { WeeklyRule } from '@/domain/stock/search/plan/weekly-rule'
import type { SqlParameters } from './sql-parameters'

/** A plan's weekly attributes as SQL over the narrow row `s`; null for vehicles whose cards show no figure. */
export interface WeeklyColumns {
  /** Whole dollars. */
  readonly weekly_price: string
  readonly weekly_price_range: string
}

/** The figures of the plan's lender. `s.weekly` holds `[dollars, bracket, whether a monthly figure is shown]` by lender. */
export function weeklyColumns({ weekly }: SearchPlan, parameters: SqlParameters): WeeklyColumns {
  if (!weekly) return { weekly_price: 'NULL::float8', weekly_price_range: 'NULL::text' }
  const figures = `s.weekly -> ${parameters.add(weekly.key)}::text`
  const conditions = ruleConditions(weekly, figures, parameters).join(' AND ')
  const ifFinanced = (column: string) => (conditions ? `CASE WHEN ${conditions} THEN ${column} END` : column)
  return {
    weekly_price: ifFinanced(`(${figures} ->> 0)::float8`),
    weekly_price_range: ifFinanced(`${figures} ->> 1`),
  }
}

function ruleConditions(rule: WeeklyRule, figures: string, parameters: SqlParameters): readonly string[] {
  const { priceAbove, yearAbove, needsMonthly, withoutMakes, withoutDealerships } = rule
  return [
    ...(priceAbove === null ? [] : [`s.price > ${parameters.add(priceAbove)}::float8`]),
    ...(yearAbove === null ? [] : [`s.year > ${parameters.add(yearAbove)}::float8`]),
    ...(needsMonthly ? [`(${figures} ->> 2)::boolean`] : []),
    ...(withoutMakes.length === 0 ? [] : [`lower(s.make) <> ALL(${parameters.add(withoutMakes)}::text[])`]),
    ...(withoutDealerships.length === 0
      ? []
      : [`s.dealership_id <> ALL(${parameters.add(withoutDealerships)}::int[])`]),
  ]
}
