import type { Settings } from '../flags/catalogue'

/** Everything that says what a vehicle costs, of vehicles and of hits alike. */
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
 * The vehicle as the site may show it: without prices, repayments and market prices where the site shows none (PRICE-09). Whatever is
 * shown of a vehicle is read from this. Rules that need a price they never show, such as who is financed, take the whole vehicle.
 */
export function publicVehicle<V extends object>(vehicle: V, settings: Pick<Settings, 'price.visible'>): V {
  if (settings['price.visible']) return vehicle
  const own = Object.entries(noPrices).filter(([field]) => field in vehicle)
  return { ...vehicle, ...Object.fromEntries(own) }
}
