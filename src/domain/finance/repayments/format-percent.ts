/** A rate as shoppers read it, always with both its decimals: `13.30%` stands beside `14.05%`. */
export function formatPercent(rate: number): string {
  return `${rate.toFixed(2)}%`
}
