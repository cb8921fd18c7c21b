type Row = Readonly<Record<string, unknown>>

/** Where each row stands: its type, and its place among the rows of that type, such as `hero 2`. Rows of lists have one type. */
export function placesOf(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ blockType }) => {
    const type = String(blockType ?? 'row')
    const place = (seen.get(type) ?? 0) + 1
    seen.set(type, place)
    return `${type} ${place}`
  })
}

/** For each row, the one of `others` that stands in its place. */
export function pairedRows<Other extends Row>(
  rows: readonly Row[],
  others: readonly Other[],
): (Other | undefined)[] {
  const places = placesOf(others)
  const found = new Map(others.map((other, index) => [places[index], other]))
  return placesOf(rows).map((place) => found.get(place))
}
