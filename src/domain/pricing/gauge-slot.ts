import type { PriceGauge } from './gauge'

/** `ready` is rendered at once; the browser fetches the other later (GAUGE-04). */
export type GaugeSlot =
  | { readonly kind: 'ready'; readonly gauge: PriceGauge }
  | { readonly kind: 'late'; readonly address: string }
