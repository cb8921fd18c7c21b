import type { Vehicle } from '../vehicle/vehicle'

/** The page that values a shopper's own vehicle towards one in stock (ROUTE-20). */
export const TRADE_IN = '/cars/trade-in'

export const tradeInPath = ({ id }: Pick<Vehicle, 'id'>): string =>
  `${TRADE_IN}?${new URLSearchParams({ car_id: id })}`

/** Where sell-your-car pages may be (ROUTE-21). */
const generalPaths: readonly string[] = ['/trade-in', '/sell-your-car', '/sell-my-car']

interface TradeInSettings {
  readonly 'tradeIn.enabled': boolean
  readonly 'tradeIn.path': string
}

/**
 * Where a sell-your-car path without a page leads: to the website's own page, or to the form if that has no page either. Null for
 * every other path, and where the website takes no trade-ins (ROUTE-21).
 */
export function generalTradeIn(path: string, settings: TradeInSettings): string | null {
  if (!settings['tradeIn.enabled'] || !generalPaths.includes(path)) return null
  return path === settings['tradeIn.path'] ? TRADE_IN : settings['tradeIn.path']
}
