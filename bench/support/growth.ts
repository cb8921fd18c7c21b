export interface Sample {
  readonly views: number
  readonly size: number
}

/** Growth per 10,000 views: the slope of the least-squares line through the samples. NaN for fewer than two samples. */
export function growthPer10000(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const views = mean(samples.map((sample) => sample.views))
  const size = mean(samples.map((sample) => sample.size))
  const together = samples.map((sample) => (sample.views - views) * (sample.size - size))
  const apart = samples.map((sample) => (sample.views - views) ** 2)
  return (mean(together) / mean(apart)) * 10_000
}
