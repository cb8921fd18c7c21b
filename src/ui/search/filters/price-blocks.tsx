import { PRICE_STEP, weeklySlider } from '@/domain/stock/search/facets/range-choices'
import { ExactChoices } from './FacetChoices'
import type { BlockMaker } from './filter-block'
import { QuickPrices } from './QuickPrices'
import { SearchRange } from './SearchRange'

/** The price as slider, quick prices and brackets. Absent on a site that shows no prices (PRICE-09). */
export const priceBlock: BlockMaker = ({ query, site }, named) => {
  if (!site.pricesVisible) return null
  const brackets = named('price_range')
  return {
    label: 'Price',
    isChosen: query.ranges.price !== undefined || brackets?.isChosen === true,
    content: (
      <>
        <SearchRange attribute="price" legend="Price" slider={{ ...site.priceSlider, step: PRICE_STEP }} />
        <QuickPrices />
        <ExactChoices facet={brackets} label="Price brackets" />
      </>
    ),
  }
}

/** The weekly price. Only where cards show it, because the filter uses the feed's figures. */
export const weeklyPriceBlock: BlockMaker = ({ query, site }, named) => {
  const brackets = named('weekly_price_range')
  const bounds = query.ranges.weekly_price
  if (!site.showsWeekly || (!brackets && !bounds)) return null
  return {
    label: 'Weekly price',
    isChosen: bounds !== undefined || brackets?.isChosen === true,
    content: (
      <>
        <SearchRange attribute="weekly_price" legend="Weekly price" per=" a week" slider={weeklySlider} />
        <ExactChoices facet={brackets} label="Weekly brackets" />
      </>
    ),
  }
}

/** The subscription price, where vehicles have one (PRICE-01). */
export const subscriptionBlock: BlockMaker = ({ query, site }) => {
  if (!site.pricesVisible || !site.cards.offersSubscription) return null
  return {
    label: 'Subscription',
    isChosen: query.ranges.subscription_price !== undefined,
    content: (
      <SearchRange attribute="subscription_price" legend="Subscription" per=" a week" slider={weeklySlider} />
    ),
  }
}
