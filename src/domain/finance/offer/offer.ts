import { lenderOf } from '@/domain/finance/lender-of'
import type { Settings } from '@/domain/flags/catalogue'
import { belowMarket } from '@/domain/pricing/below-market'
import {
  type PriceDisplay,
  type PriceSettings,
  priceDisplay,
  priceOptions,
} from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { isForSale } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { QuotedLender } from './availability'
import type { SmallPrint } from './small-print'
import { pageQuote, type WeeklyQuote, weeklyFigure } from './weekly-figure'

export interface Offer {
  readonly isForSale: boolean
  readonly price: PriceDisplay | null
  /** From the site's own lender. */
  readonly weekly: WeeklyQuote | null
  /** The vehicle's own words if it has any (FIN-51). Null without a weekly repayment. */
  readonly smallPrint: SmallPrint | null
  /** Dollars below the market price; null if the site may not say so. */
  readonly below: number | null
}

/** `lender` is the one whose figures the site may show. Contains nothing that the site hides (PRICE-09). */
export function offerOf(
  whole: Vehicle,
  settings: PriceSettings & Pick<Settings, 'price.visible'>,
  lender: QuotedLender | null,
): Offer {
  const vehicle = publicVehicle(whole, settings)
  const price = priceDisplay(vehicle, priceOptions(settings))
  const weekly = weeklyFigure({ ...vehicle, weekly_quote: pageQuote(vehicle, lender) })
  return {
    isForSale: isForSale(vehicle),
    price,
    weekly,
    smallPrint: weekly && lender && { warning: weekly.warning, disclaimer: disclaimerOf(vehicle, lender) },
    below: belowMarket(vehicle.autograb_data, price),
  }
}

function disclaimerOf(vehicle: Vehicle, { key, disclaimer }: QuotedLender): string {
  return lenderOf(vehicle, key)?.disclaimer?.trim() || disclaimer
}
