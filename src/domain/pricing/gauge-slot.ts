import type { PriceGauge } from './gauge'

/** A gauge that is rendered at once, or one that the browser fetches later from a URL of the website (GAUGE-04). */
export type GaugeSlot =
  | { readonly kind: 'ready'; readonly gauge: PriceGauge }
  | { readonly kind: 'late'; readonly address: string }
