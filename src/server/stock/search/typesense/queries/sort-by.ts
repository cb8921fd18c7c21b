import type { SortStep } from '@/domain/vehicle/sorts'
import { sortFields } from '../fields'

/** A plan's order, but for its preferred locations: three steps at most, which is all that the server takes. */
export function sortBy(steps: readonly SortStep[]): string {
  return steps
    .map(
      ({ by, direction }) => `${sortFields[by]}${hasAlways(by) ? '' : '(missing_values: last)'}:${direction}`,
    )
    .join(',')
}

function hasAlways(by: SortStep['by']): boolean {
  return by === 'id' || by === 'created_at'
}
