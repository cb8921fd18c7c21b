/** Always two decimals, so that `13.30%` matches `14.05%`. */
export function formatPercent(rate: number): string {
  return `${rate.toFixed(2)}%`
}
