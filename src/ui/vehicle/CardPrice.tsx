import { belowMarket } from '@/domain/pricing/below-market'
import { type PriceSettings, priceDisplay } from '@/domain/pricing/price-display'
import { weeklyFigure } from '@/domain/pricing/weekly-figure'
import type { StockHit } from '@/domain/stock/search/result'
import { BelowMarket } from './BelowMarket'
import { FinanceLead } from './FinanceLead'
import { PriceLine } from './PriceLine'
import { WeeklyLine } from './WeeklyLine'

/** What the vehicle costs, as far as the site tells it: the price, the weekly figure, and how it stands in the market. */
export function CardPrice({ vehicle, settings }: { vehicle: StockHit; settings: PriceSettings }) {
  const price = priceDisplay(vehicle, settings)
  const weekly = weeklyFigure(vehicle, settings)
  if (!price && !weekly) return null
  return (
    <div className="card-price">
      <PriceLine price={price} />
      {weekly && <FinanceLead price={price} />}
      {weekly && <WeeklyLine quote={weekly} />}
      <BelowMarket dollars={belowMarket(vehicle, price)} />
    </div>
  )
}
