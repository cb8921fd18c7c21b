import type { PriceGauge } from './gauge'

/** A gauge that a page shows at once, or one that comes late from an address of the website's own (GAUGE-04). */
export type GaugeSlot =
  | { readonly kind: 'ready'; readonly gauge: PriceGauge }
  | { readonly kind: 'late'; readonly address: string }
