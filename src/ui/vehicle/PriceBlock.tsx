import type { Offer } from '@/domain/pricing/offer'
import { BelowMarket } from './BelowMarket'
import { FinanceLead } from './FinanceLead'
import { PriceLine } from './PriceLine'
import { WeeklyLine } from './WeeklyLine'

/** The price to be read at arm's length, with its weekly figure and how it stands in the market. */
export function PriceBlock({ offer: { price, weekly, below } }: { offer: Offer }) {
  if (!price && !weekly) return null
  return (
    <div className="price-block">
      <PriceLine price={price} size="page" />
      {weekly && <FinanceLead price={price} />}
      {weekly && <WeeklyLine quote={weekly} hasDisclaimer />}
      <BelowMarket dollars={below} />
    </div>
  )
}
