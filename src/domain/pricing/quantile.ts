/** With linear interpolation; the values are in ascending order. */
export function quantile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share
  const [below = 0, above = below] = values.slice(Math.floor(place), Math.floor(place) + 2)
  return below + (above - below) * (place - Math.floor(place))
}
