import type { FacetValue } from '../results/result'

/**
 * The maximum number of values listed per facet. Feeds write colours and badges freely: 100,000 vehicles have 4,000 of
 * either, mostly for a single vehicle, and listing them takes longer than the search.
 */
export const MAX_FACET_VALUES = 250

/**
 * Limits a facet's values to the `most` with the most stock. Values tied at the limit are all dropped, so that the
 * order of ties never matters. Chosen values stay. Counts are not affected.
 */
export function commonValues(
  values: readonly FacetValue[],
  most: number | null,
  chosen: readonly string[],
): readonly FacetValue[] {
  if (most === null || values.length <= most) return values
  const counts = values.map(({ count }) => count).sort((one, other) => other - one)
  const tooFew = counts[most] ?? 0
  return values.filter(({ value, count }) => count > tooFew || chosen.includes(String(value)))
}
