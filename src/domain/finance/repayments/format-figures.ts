/** Always two decimals, so that `13.30%` matches `14.05%`. */
export function formatPercent(rate: number): string {
  return `${rate.toFixed(2)}%`
}

export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
