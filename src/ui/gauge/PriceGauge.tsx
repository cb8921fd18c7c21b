import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import LateGauge from './late-gauge.island'
import StockGauge from './stock-gauge.island'

/**
 * How the price stands in its market (GAUGE-01…11): at once, or as a skeleton of its size until the answer is there
 * (GAUGE-04). Nothing where there is nothing to say.
 */
export function PriceGauge({ slot }: { slot: GaugeSlot | null }) {
  if (slot?.kind === 'late') return <LateGauge address={slot.address} />
  if (!slot || !shownGauge(slot.gauge)) return null
  // Of the dealer's own stock: there from the start, and its range is not called the market's.
  return <StockGauge state="shown" rangeLabel="Our similar stock" gauge={slot.gauge} />
}
