import type { SettingKey, Settings } from '../catalogue'

/** Values that are valid alone but not together. */
export interface Contradiction {
  readonly name: string
  readonly keys: readonly SettingKey[]
  readonly reason: string
  readonly holds: (settings: Settings) => boolean
}

/**
 * Every contradiction that the admin rejects. Values that the specification clamps are no contradictions: a starting
 * term above the longest (decision 4) and a starting rate outside the range (decision 6) are clamped when used.
 */
export const contradictions: readonly Contradiction[] = [
  {
    name: 'finance amounts leave nothing between',
    keys: ['finance.minAmount', 'finance.maxAmount'],
    reason: 'The smallest finance amount must be below the largest.',
    holds: (settings) => settings['finance.minAmount'] >= settings['finance.maxAmount'],
  },
  {
    name: 'lender tools without a lender',
    keys: ['finance.features', 'finance.provider'],
    reason: 'A lender quote or a provider card needs a finance provider.',
    holds: (settings) =>
      settings['finance.provider'] === 'none' &&
      settings['finance.features'].some((feature) => feature === 'lenderQuote' || feature === 'providerCard'),
  },
  {
    name: 'provider card without a lender',
    keys: ['finance.providerCard', 'finance.provider'],
    reason: 'The provider card needs a finance provider.',
    holds: (settings) => settings['finance.providerCard'] && settings['finance.provider'] === 'none',
  },
  {
    name: 'fee list without fees',
    keys: ['finance.feesShown', 'finance.fees'],
    reason: 'The list of fees is on but has no fees.',
    holds: (settings) => settings['finance.feesShown'] && settings['finance.fees'].length === 0,
  },
  {
    name: 'reserve buttons without checkout',
    keys: ['checkout.reserveButtons', 'checkout.enabled'],
    reason: 'Reserve buttons need checkout to be on (VDP-33).',
    holds: (settings) => settings['checkout.reserveButtons'] && !settings['checkout.enabled'],
  },
  {
    name: 'checkout with hidden prices',
    keys: ['checkout.enabled', 'price.visible'],
    reason: 'Shoppers cannot buy online at a price the site does not show.',
    holds: (settings) => settings['checkout.enabled'] && !settings['price.visible'],
  },
  {
    name: 'quick prices beyond the slider',
    keys: ['search.moneyQuickOptions', 'search.priceSlider'],
    reason: 'A quick price is above the top of the price slider.',
    holds: (settings) => {
      const highest = settings['search.moneyQuickOptions'].at(-1)
      return highest !== undefined && highest > settings['search.priceSlider'].max
    },
  },
  {
    name: 'random tile without tiles',
    keys: ['promos.randomSetShown', 'promos.randomSet'],
    reason: 'The random tile is on but has no tiles to draw from.',
    holds: (settings) => settings['promos.randomSetShown'] && settings['promos.randomSet'].length === 0,
  },
  {
    name: 'two tiles at position 8',
    keys: ['promos.randomSetShown', 'promos.positions'],
    reason: 'Position 8 cannot hold a promo tile and the random tile.',
    holds: (settings) => settings['promos.randomSetShown'] && settings['promos.positions'].includes(8),
  },
  {
    name: 'careers filed under a missing category',
    keys: ['enquiry.convertsCareers', 'enquiry.categories'],
    reason: 'Careers enquiries are filed under General Enquiry, which is not one of the categories.',
    holds: (settings) =>
      settings['enquiry.convertsCareers'] && !settings['enquiry.categories'].includes('General Enquiry'),
  },
  {
    name: 'chat without an id',
    keys: ['integrations.chatEnabled', 'integrations.chatId'],
    reason: 'Web chat is on but has no id.',
    holds: (settings) => settings['integrations.chatEnabled'] && settings['integrations.chatId'] === '',
  },
]
