import { lenderFigures } from '../lenders'
import { commentsInTransit } from '../words/comments'
import { isNew, type StockCase } from './stock-case'

const isPriced: StockCase['suits'] = ({ record }) => (record.price ?? 0) > 4000

/** Text in place of a price (ENT-02), and the prices that it is compared with (ENT-11). */
export const priceCases: readonly StockCase[] = [
  {
    name: 'reduced, with a higher price before',
    rule: 'PRICE-02',
    count: 8,
    suits: isPriced,
    apply: (record, { plan, random }) => {
      const before = record.price ?? 0
      const offer = before - random.pick([500, 1000, 1500, 2000])
      Object.assign(record, { before_price: before, offer_price: offer, price: offer })
      if (plan.lender) record.finance_lenders = { [plan.lender.key]: lenderFigures(plan.lender, offer) }
    },
    holds: ({ offer_price: offer, before_price: before }) =>
      offer !== null && before !== null && before > offer,
  },
  {
    name: 'offer with a lower price before, which is not struck through',
    rule: 'PRICE-02',
    count: 1,
    suits: isPriced,
    apply: (record) =>
      Object.assign(record, { offer_price: record.price, before_price: (record.price ?? 0) - 700 }),
    holds: ({ offer_price: offer, before_price: before }) =>
      offer !== null && before !== null && before < offer,
  },
  {
    name: 'offer without a price before',
    rule: 'PRICE-02',
    count: 2,
    suits: isPriced,
    apply: (record) => Object.assign(record, { offer_price: (record.price ?? 0) - 600 }),
    holds: (record) => record.offer_price !== null && record.before_price === null,
  },
  {
    name: 'price of a dollar, which is no price',
    rule: 'PRICE-06',
    count: 1,
    apply: (record) => Object.assign(record, { price: 1, finance_lenders: null }),
    holds: (record) => record.price === 1,
  },
  {
    name: 'price of exactly ten dollars',
    rule: 'decision 19',
    count: 1,
    apply: (record) => Object.assign(record, { price: 10, finance_lenders: null }),
    holds: (record) => record.price === 10,
  },
  {
    name: 'price of exactly fifty thousand dollars',
    rule: 'decision 51',
    count: 1,
    suits: ({ model }) => model.category !== 'Motorcycles' || model.make === 'Harley-Davidson',
    apply: (record) => Object.assign(record, { price: 50_000 }),
    holds: (record) => record.price === 50_000,
  },
  {
    name: 'no price',
    rule: 'PRICE-05',
    count: 3,
    apply: (record) =>
      Object.assign(record, {
        price: null,
        subscription_price: null,
        price_type: null,
        finance_lenders: null,
      }),
    holds: (record) => record.price === null && !record.preorder,
  },
  {
    name: 'preorder without a price',
    rule: 'PRICE-04',
    count: 2,
    suits: isNew,
    apply: (record) =>
      Object.assign(record, {
        price: null,
        subscription_price: null,
        price_type: null,
        finance_lenders: null,
        preorder: true,
        status: 'coming_soon',
        km: null,
        dealercomments: commentsInTransit(record),
      }),
    holds: (record) => record.preorder && record.price === null,
  },
  {
    name: 'preorder with a price',
    rule: 'PRICE-03',
    count: 1,
    suits: isNew,
    apply: (record) => Object.assign(record, { preorder: true, dealercomments: commentsInTransit(record) }),
    holds: (record) => record.preorder && record.price !== null,
  },
  {
    name: 'price without a price type',
    rule: 'PRICE-10',
    count: 2,
    apply: (record) => Object.assign(record, { price_type: null }),
    holds: (record) => record.price !== null && record.price_type === null,
  },
  {
    name: 'subscription price of zero on a site with subscriptions',
    rule: 'PRICE-01',
    count: 2,
    suits: (_, plan) => plan.offersSubscription,
    apply: (record) => Object.assign(record, { subscription_price: 0 }),
    holds: (record) => record.subscription_price === 0,
  },
  {
    name: 'below the state’s market average',
    rule: 'CARD-13',
    count: 4,
    suits: isPriced,
    apply: (record) => market(record, 1800, 1500),
    holds: (record) => above(record.autograb_data.state_average_market_price, record.price, 1800),
  },
  {
    name: 'below the national average, without one for the state',
    rule: 'decision 25',
    count: 2,
    suits: isPriced,
    apply: (record) => market(record, null, 1600),
    holds: (record) =>
      record.autograb_data.state_average_market_price === null &&
      above(record.autograb_data.average_market_price, record.price, 1600),
  },
  {
    name: 'exactly 499 dollars below the market, which is not enough',
    rule: 'CARD-13',
    count: 1,
    suits: isPriced,
    apply: (record) => market(record, 499, 499),
    holds: (record) => above(record.autograb_data.state_average_market_price, record.price, 499),
  },
  {
    name: 'exactly 500 dollars below the market',
    rule: 'CARD-13',
    count: 1,
    suits: isPriced,
    apply: (record) => market(record, 500, 500),
    holds: (record) => above(record.autograb_data.state_average_market_price, record.price, 500),
  },
  {
    name: 'above the market',
    rule: 'CARD-13',
    count: 2,
    suits: isPriced,
    apply: (record) => market(record, -900, 2000),
    holds: (record) => above(record.autograb_data.state_average_market_price, record.price, -900),
  },
]

function market(
  record: Parameters<StockCase['apply']>[0],
  stateGap: number | null,
  nationalGap: number | null,
): void {
  const at = (gap: number | null) => (gap === null ? null : (record.price ?? 0) + gap)
  record.autograb_data = { state_average_market_price: at(stateGap), average_market_price: at(nationalGap) }
}

function above(average: number | null, price: number | null, by: number): boolean {
  return average !== null && price !== null && average - price === by
}
