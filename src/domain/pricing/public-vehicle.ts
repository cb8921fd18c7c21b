import type { Settings } from '../flags/catalogue'

const noPrices = {
  price: null,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: null,
  state_average_market_price: null,
  average_market_price: null,
  autograb_data: { state_average_market_price: null, average_market_price: null },
  youxQuote: { weeklyRepaymentAmount: null, comparisonRate: null, advertisedRate: null },
  finance_lenders: null,
  weekly_price: null,
  weekly_quote: null,
}

/**
 * The vehicle as the site may show it: without prices, repayments and market prices if the site hides them (PRICE-09).
 * Every display of a vehicle reads this one. Rules that need a price without showing it, such as finance eligibility,
 * take the whole vehicle.
 */
export function publicVehicle<V extends object>(vehicle: V, settings: Pick<Settings, 'price.visible'>): V {
  if (settings['price.visible']) return vehicle
  const own = Object.entries(noPrices).filter(([field]) => field in vehicle)
  return { ...vehicle, ...Object.fromEntries(own) }
}
