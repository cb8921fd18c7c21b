import type { WeeklyQuote } from '@/domain/finance/offer/weekly-figure'
import { formatDollars } from '@/domain/money/money'
import type { PriceDisplay } from '@/domain/pricing/price-display'
import { Icon } from '@/ui/primitives/Icon'
import { FinanceLead } from './FinanceLead'
import { PriceLine } from './PriceLine'
import { WeeklyLine } from './WeeklyLine'

interface Props {
  price: PriceDisplay | null
  weekly: WeeklyQuote | null
  /** Dollars below the market (CARD-13); null when they may not be shown. */
  below: number | null
  /** `page` is larger, and has the finance disclaimer below it. */
  place: 'card' | 'page'
}

export function PriceFigures({ price, weekly, below, place }: Props) {
  if (!price && !weekly) return null
  return (
    <div className={place === 'page' ? 'price-block' : 'card-price'}>
      <PriceLine price={price} size={place} />
      {weekly && <FinanceLead price={price} />}
      {weekly && <WeeklyLine quote={weekly} hasDisclaimer={place === 'page'} />}
      {below !== null && (
        <p className="below-market inline-flex items-center gap-1.5 rounded-control bg-positive-soft font-semibold text-positive">
          <Icon name="trending-down" className="size-4" />
          {formatDollars(below)} below market
        </p>
      )}
    </div>
  )
}
