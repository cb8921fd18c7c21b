import type { Switch, ValueOf } from './switch'
import { accountSwitches } from './switches/accounts'
import { budgetSwitches } from './switches/budget'
import { cardSwitches } from './switches/cards'
import { checkoutSwitches } from './switches/checkout'
import { contentSwitches } from './switches/content'
import { enquirySwitches } from './switches/enquiry'
import { financeCalculatorSwitches } from './switches/finance-calculator'
import { financeOfferSwitches } from './switches/finance-offer'
import { garageSwitches } from './switches/garage'
import { gateSwitches } from './switches/gates'
import { integrationSwitches } from './switches/integrations'
import { leadSwitches } from './switches/leads'
import { locationSwitches } from './switches/locations'
import { phoneSwitches } from './switches/phone'
import { priceSwitches } from './switches/price'
import { promoSwitches } from './switches/promos'
import { reviewSwitches } from './switches/reviews'
import { runningCostSwitches } from './switches/running-costs'
import { searchSwitches } from './switches/search'
import { similarSwitches } from './switches/similar'
import { siteSwitches } from './switches/site'
import { tradeInSwitches } from './switches/trade-in'
import { vehiclePageSwitches } from './switches/vehicle-page'

/**
 * Every switch of the platform, declared once. The admin's editor, the typed values on a tenant's context and
 * docs/flags.md all come from here.
 *
 * A switch belongs to the group that its key starts with. `rows-elsewhere.ts` lists the rows of the specification's
 * switch table that are not switches, with the place of each: the tenant's own fields (slug, template, manufacturer,
 * website id, base URL, search connection), site chrome, legal texts, pages, popups, promo tiles, banners, settings of
 * a single block or offer, and the garage gate, which is always on.
 *
 * Help texts make this module large. Server code and the admin import it; islands get values as props.
 */
export const switches = {
  ...siteSwitches,
  ...searchSwitches,
  ...cardSwitches,
  ...vehiclePageSwitches,
  ...similarSwitches,
  ...priceSwitches,
  ...financeOfferSwitches,
  ...financeCalculatorSwitches,
  ...checkoutSwitches,
  ...tradeInSwitches,
  ...garageSwitches,
  ...gateSwitches,
  ...accountSwitches,
  ...enquirySwitches,
  ...leadSwitches,
  ...phoneSwitches,
  ...locationSwitches,
  ...reviewSwitches,
  ...promoSwitches,
  ...budgetSwitches,
  ...runningCostSwitches,
  ...contentSwitches,
  ...integrationSwitches,
} satisfies Record<string, Switch>

/** In display order. */
export const switchGroups = {
  site: 'Site',
  search: 'Stock and search',
  cards: 'Vehicle cards',
  vehiclePage: 'Vehicle page',
  similar: 'Similar vehicles',
  price: 'Prices',
  finance: 'Finance',
  checkout: 'Reserve and buy online',
  tradeIn: 'Trade-in',
  garage: 'Garage, compare and watchlist',
  gates: 'Pages behind sign-in',
  accounts: 'Shopper accounts',
  enquiry: 'Enquiries',
  leads: 'Leads',
  phone: 'Phone numbers',
  locations: 'Locations',
  reviews: 'Reviews',
  promos: 'Promo tiles',
  budget: 'Budget search',
  runningCosts: 'Fuel and delivery',
  content: 'Content figures',
  integrations: 'External services',
} as const

export type SwitchGroup = keyof typeof switchGroups
export type SettingKey = keyof typeof switches

/** `settings['finance.maxAmount']` is a number. */
export type Settings = { readonly [K in SettingKey]: ValueOf<(typeof switches)[K]> }

export type SettingOverrides = Partial<Settings>

export const settingKeys = Object.keys(switches) as readonly SettingKey[]

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(switches, key)
}

export function switchFor(key: SettingKey): Switch {
  return switches[key]
}

export function groupOf(key: SettingKey): SwitchGroup {
  return key.slice(0, key.indexOf('.')) as SwitchGroup
}
