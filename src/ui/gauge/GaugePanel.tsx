import { type CSSProperties, type RefObject, useRef } from 'react'
import { formatDollars } from '@/domain/money/money'
import type { PriceGauge } from '@/domain/pricing/gauge'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import { useSeen } from '@/ui/primitives/use-seen'

interface Props {
  ref?: RefObject<HTMLElement | null>
  state: 'loading' | 'shown' | 'leaving'
  rangeLabel: string
  /** Null renders a skeleton. */
  gauge: PriceGauge | null
  /** Whether it keeps the size of its skeleton, whatever it shows. */
  isLate?: boolean
  hidden?: boolean
}

/** A dial with its text. It animates once, when it is first seen (GAUGE-05). */
export function GaugePanel({ ref, state, rangeLabel, gauge, isLate = false, hidden = false }: Props) {
  const own = useRef<HTMLElement>(null)
  const place = ref ?? own
  const isSeen = useSeen(place, { enabled: state === 'shown' })
  const reading = gauge && shownGauge(gauge)
  return (
    <section
      ref={place}
      className={isLate ? 'price-gauge [@media(scripting:none)]:hidden' : 'price-gauge'}
      aria-label="Price guide"
      aria-busy={state === 'loading' || undefined}
      hidden={hidden}
      data-state={state}
      data-level={reading?.level}
      data-seen={isSeen ? '' : undefined}
      style={{ '--fill': reading?.fill ?? 0 } as CSSProperties}
    >
      <GaugeDial />
      <div className="gauge-words">
        {/* The skeleton has the final height: a label, two lines of range and two more lines. */}
        <p className="gauge-label">{reading?.label}</p>
        <p className="min-h-10">
          {rangeLabel}{' '}
          <span className="block font-semibold text-ink-1">
            {gauge && `${formatDollars(gauge.market_range_min)} to ${formatDollars(gauge.market_range_max)}`}
          </span>
        </p>
        <p className={isLate ? 'line-clamp-2 h-10' : undefined}>{gauge?.description}</p>
      </div>
    </section>
  )
}

/** A semicircle of length 100 around 50, 50. */
const ARC = 'M 8 50 A 42 42 0 0 1 92 50'

/** A dial that fills with the gauge's value. The text beside it says the same. */
function GaugeDial() {
  return (
    <svg
      className="w-full"
      viewBox="0 0 100 58"
      fill="none"
      strokeWidth={9}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-surface-3" d={ARC} pathLength={100} />
      <path className="gauge-fill" d={ARC} pathLength={100} />
      <g className="gauge-needle">
        <path className="stroke-ink-1" strokeWidth={2.5} d="M 50 50 L 20 50" />
        <circle className="fill-ink-1" cx="50" cy="50" r="4.5" />
      </g>
    </svg>
  )
}
