import type { CSSProperties } from 'react'
import { formatDollars } from '@/domain/money/money'
import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import { moveGauge } from '@/ui/enhance/gauge/move-gauge'
import { PageScript } from '@/ui/enhance/PageScript'
import { GaugeDial } from './GaugeDial'

/**
 * How the price stands in its market (GAUGE-01…11): at once, or as a skeleton of its size until the answer is there
 * (GAUGE-04). Nothing where there is nothing to say. A range of the dealer's own stock is not called the market's.
 */
export function PriceGauge({ slot }: { slot: GaugeSlot | null }) {
  const gauge = slot?.kind === 'ready' ? slot.gauge : null
  const reading = gauge && shownGauge(gauge)
  if (!slot || (slot.kind === 'ready' && !reading)) return null
  return (
    <section
      className={slot.kind === 'late' ? 'price-gauge with-scripts' : 'price-gauge'}
      aria-label="Price guide"
      aria-busy={slot.kind === 'late' || undefined}
      suppressHydrationWarning
      data-gauge={slot.kind === 'late' ? slot.address : ''}
      data-state={reading ? 'shown' : 'loading'}
      data-level={reading?.level}
      style={{ '--fill': reading?.fill ?? 0 } as CSSProperties}
    >
      <GaugeDial />
      <div className="gauge-words">
        <p className="gauge-label" data-gauge-label="">
          {reading?.label}
        </p>
        <p className="gauge-range">
          {slot.kind === 'late' ? 'Market range' : 'Our similar stock'}{' '}
          <span data-gauge-range="">
            {gauge && `${formatDollars(gauge.market_range_min)} to ${formatDollars(gauge.market_range_max)}`}
          </span>
        </p>
        <p className="gauge-description" data-gauge-description="">
          {gauge?.description}
        </p>
      </div>
      <PageScript run={moveGauge} parts={{ shownGauge }} />
    </section>
  )
}
