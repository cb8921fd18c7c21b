import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SqlParameters } from './sql-parameters'

export function orderColumns(plan: SearchPlan, parameters: SqlParameters): readonly string[] {
  const steps = plan.sort.filter(({ by }) => by !== 'id').map(({ by }) => `s.${by} AS o_${by}`)
  if (plan.preferredLocations.length === 0) return steps
  return [
    `array_position(${parameters.add(plan.preferredLocations)}::text[], s.location_name) AS preferred`,
    ...steps,
  ]
}

/** Sorts by preferred locations, then by the plan's steps. Missing values come last in either direction. */
export function orderBy(plan: SearchPlan): string {
  const steps = plan.sort.map(
    ({ by, direction }) => `${by === 'id' ? 'id' : `o_${by}`} ${direction} NULLS LAST`,
  )
  return [...(plan.preferredLocations.length > 0 ? ['preferred NULLS LAST'] : []), ...steps].join(', ')
}
