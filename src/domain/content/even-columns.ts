/** The number of columns that leaves the smallest share of the last row empty. Ties get the most columns. */
export function evenColumns(count: number, possible: readonly number[]): number {
  const emptyPlaces = (columns: number) => ((columns - (count % columns)) % columns) / columns
  return [...possible].sort((one, other) => emptyPlaces(one) - emptyPlaces(other) || other - one)[0] ?? 1
}
