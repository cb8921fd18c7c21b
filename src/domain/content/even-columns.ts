/**
 * Chooses the number of columns with the fewest empty places in the last row, as a share of the row. Ties, and zero
 * tiles, get the most columns.
 */
export function evenColumns(count: number, possible: readonly number[]): number {
  const emptyPlaces = (columns: number) => ((columns - (count % columns)) % columns) / columns
  return [...possible].sort((one, other) => emptyPlaces(one) - emptyPlaces(other) || other - one)[0] ?? 1
}
