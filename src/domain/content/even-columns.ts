/**
 * In how many of the possible columns `count` tiles fill their last row best; of equals, the most columns. Without tiles, the
 * most.
 */
export function evenColumns(count: number, possible: readonly number[]): number {
  const emptyPlaces = (columns: number) => ((columns - (count % columns)) % columns) / columns
  return [...possible].sort((one, other) => emptyPlaces(one) - emptyPlaces(other) || other - one)[0] ?? 1
}
