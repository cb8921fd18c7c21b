import type { PriceGauge } from './gauge'

export interface GaugeReading {
  /** 0 to 1: how far the gauge fills (GAUGE-11). */
  readonly fill: number
  readonly label: 'Good Deal' | 'Great Deal'
  readonly level: 'low' | 'medium' | 'high'
}

/** Whether a gauge is sure enough to say anything: more than 0.2 (GAUGE-07). */
export function isSure({ confidence }: Pick<PriceGauge, 'confidence'>): boolean {
  return confidence > 0.2
}

/**
 * What a gauge says, or null where it may say nothing: a confidence of 0.2 or lower (GAUGE-07), a range that ends below the
 * price (GAUGE-08, decision 24) or that is none. The label turns at a fill of 0.65 (GAUGE-09), the colour at 0.3 and 0.6
 * (GAUGE-10): as the specification has them, though they do not meet (decision 22).
 */
export function shownGauge(gauge: Omit<PriceGauge, 'description'>): GaugeReading | null {
  const { fill, listing_price: price, market_range_min: lowest, market_range_max: highest } = gauge
  if (!isSure(gauge) || highest < price || highest < lowest) return null
  const label = fill < 0.65 ? 'Good Deal' : 'Great Deal'
  return { fill, label, level: fill < 0.3 ? 'low' : fill < 0.6 ? 'medium' : 'high' }
}
