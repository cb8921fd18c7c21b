import { PRICE_STEP, weeklySlider } from '@/domain/stock/search/range-choices'
import { ExactChoices } from './ExactChoices'
import type { BlockMaker } from './filter-block'
import { QuickPrices } from './QuickPrices'
import { RangeSlider } from './RangeSlider'

/** The price: by a slider, by one tap or by brackets; nowhere on a site that shows no prices (PRICE-09). */
export const priceBlock: BlockMaker = ({ query, settings, hrefOf }, named) => {
  if (!settings['price.visible']) return null
  const brackets = named('price_range')
  const slider = { ...settings['search.priceSlider'], step: PRICE_STEP }
  return {
    label: 'Price',
    isChosen: query.ranges.price !== undefined || brackets?.isChosen === true,
    content: (
      <>
        <RangeSlider attribute="price" legend="Price" slider={slider} bounds={query.ranges.price} />
        <QuickPrices query={query} prices={settings['search.moneyQuickOptions']} hrefOf={hrefOf} />
        <ExactChoices facet={brackets} label="Price brackets" />
      </>
    ),
  }
}

/** What a vehicle costs a week; only where cards tell it, for the filter goes by the feed's figures. */
export const weeklyPriceBlock: BlockMaker = ({ query, tellsWeekly }, named) => {
  const brackets = named('weekly_price_range')
  const bounds = query.ranges.weekly_price
  if (!tellsWeekly || (!brackets && !bounds)) return null
  return {
    label: 'Weekly price',
    isChosen: bounds !== undefined || brackets?.isChosen === true,
    content: (
      <>
        <RangeSlider
          attribute="weekly_price"
          legend="Weekly price"
          per=" a week"
          slider={weeklySlider}
          bounds={bounds}
        />
        <ExactChoices facet={brackets} label="Weekly brackets" />
      </>
    ),
  }
}

/** What a subscription costs, where vehicles are offered by one (PRICE-01). */
export const subscriptionBlock: BlockMaker = ({ query, settings }) => {
  const bounds = query.ranges.subscription_price
  if (!settings['price.visible'] || !settings['price.offersSubscription']) return null
  return {
    label: 'Subscription',
    isChosen: bounds !== undefined,
    content: (
      <RangeSlider
        attribute="subscription_price"
        legend="Subscription"
        per=" a week"
        slider={weeklySlider}
        bounds={bounds}
      />
    ),
  }
}
