import type { FacetValue } from '../results/result'

/**
 * How many values of a facet an answer lists. Feeds write colours and badges as they like: 100,000 vehicles have 4,000 of either,
 * most of them a single vehicle's, and naming those takes longer than the search.
 */
export const MOST_VALUES = 250

/**
 * The values that an answer lists of a facet: all when no more than `most`, else those with the most stock. Which of several values with the same count comes
 * first is never decided: where they do not all fit, all of that count are left out. Whatever was chosen stays.
 * Counts are true either way.
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
