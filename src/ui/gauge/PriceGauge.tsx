import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import LateGauge from './late-gauge.island'
import StockGauge from './stock-gauge.island'

/**
 * The price compared with its market (GAUGE-01…11): rendered at once, or as a skeleton of the same size until
 * the answer arrives (GAUGE-04). Renders nothing without an answer.
 */
export function PriceGauge({ slot }: { slot: GaugeSlot | null }) {
  if (slot?.kind === 'late') return <LateGauge address={slot.address} />
  if (!slot || !shownGauge(slot.gauge)) return null
  // Compares with the dealer's own stock. It is in the HTML, and its range is not called a market range.
  return <StockGauge state="shown" rangeLabel="Our similar stock" gauge={slot.gauge} />
}
