import type { PriceGauge } from './gauge'

export interface GaugeReading {
  /** 0 to 1 (GAUGE-11). */
  readonly fill: number
  readonly label: 'Good Deal' | 'Great Deal'
  readonly level: 'low' | 'medium' | 'high'
}

/** GAUGE-07. */
export function isConfident({ confidence }: Pick<PriceGauge, 'confidence'>): boolean {
  return confidence > 0.2
}

/**
 * The reading of a gauge, or null if it is hidden: its confidence is 0.2 or lower (GAUGE-07), its range ends below the
 * price (GAUGE-08, decision 24), or its range is reversed. The label changes at a fill of 0.65 (GAUGE-09), the colour
 * at 0.3 and 0.6 (GAUGE-10). The specification sets both thresholds, although they differ (decision 22).
 */
export function shownGauge(gauge: Omit<PriceGauge, 'description'>): GaugeReading | null {
  const { fill, listing_price: price, market_range_min: lowest, market_range_max: highest } = gauge
  if (!isConfident(gauge) || highest < price || highest < lowest) return null
  const label = fill < 0.65 ? 'Good Deal' : 'Great Deal'
  return { fill, label, level: fill < 0.3 ? 'low' : fill < 0.6 ? 'medium' : 'high' }
}
