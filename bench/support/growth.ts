export interface Sample {
  readonly views: number
  /** Of any unit. */
  readonly size: number
}

/** How much a size grows with each 10,000 views: the slope of the straight line that lies nearest to the samples. NaN of fewer than two. */
export function growthPer10000(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const views = mean(samples.map((sample) => sample.views))
  const size = mean(samples.map((sample) => sample.size))
  const together = samples.map((sample) => (sample.views - views) * (sample.size - size))
  const apart = samples.map((sample) => (sample.views - views) ** 2)
  return (mean(together) / mean(apart)) * 10_000
}
