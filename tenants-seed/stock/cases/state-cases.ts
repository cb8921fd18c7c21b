import type { StockRecord } from '../stock-record'
import { commentsInTransit } from '../words/comments'
import { daysAgo, instantDaysAgo, isNew, isUsed, type StockCase } from './stock-case'

function sell(record: StockRecord, now: Date, days: number): void {
  const soldAt = daysAgo(now, days)
  const soldInstant = new Date(soldAt * 1000).toISOString()
  Object.assign(record, { status: 'sold', sold: true, sold_date_timestamp: soldAt, updated_at: soldInstant })
  // A vehicle must be listed before it is sold.
  if (record.created_at > soldInstant) record.created_at = instantDaysAgo(now, days + 12)
}

function soldWithin(from: number, to: number): StockCase['holds'] {
  return (record, now) =>
    record.status === 'sold' &&
    record.sold_date_timestamp !== null &&
    record.sold_date_timestamp <= daysAgo(now, from) &&
    record.sold_date_timestamp > daysAgo(now, to)
}

/** Status, dates and tags (ENT-04). */
export const stateCases: readonly StockCase[] = [
  {
    name: 'sold today',
    rule: 'SEARCH-15',
    count: 3,
    apply: (record, { now, random }) => sell(record, now, 0.02 + random.next() * 0.2),
    holds: soldWithin(0, 1),
  },
  {
    name: 'sold two days ago',
    rule: 'SEARCH-16',
    count: 3,
    apply: (record, { now }) => sell(record, now, 2),
    holds: soldWithin(2, 2.01),
  },
  {
    name: 'sold four days ago',
    rule: 'SEARCH-16',
    count: 2,
    apply: (record, { now }) => sell(record, now, 4),
    holds: soldWithin(4, 4.01),
  },
  {
    name: 'sold weeks ago',
    rule: 'SEARCH-16',
    count: 2,
    apply: (record, { now, random }) => sell(record, now, random.int(10, 40)),
    holds: soldWithin(9, 60),
  },
  {
    name: 'sold by its flag while the status still says in stock',
    rule: 'CARD-15',
    count: 1,
    apply: (record, { now }) => Object.assign(record, { sold: true, sold_date_timestamp: daysAgo(now, 0.5) }),
    holds: (record) => record.status === 'in_stock' && record.sold,
  },
  {
    name: 'coming soon',
    rule: 'CARD-07',
    count: 4,
    apply: (record) =>
      Object.assign(record, { status: 'coming_soon', dealercomments: commentsInTransit(record) }),
    holds: (record) => record.status === 'coming_soon' && !record.preorder,
  },
  {
    name: 'reserved',
    rule: 'CARD-06',
    count: 3,
    apply: (record) => Object.assign(record, { reserved: true }),
    holds: (record) => record.reserved && record.status === 'in_stock' && !record.sold,
  },
  {
    name: 'tagged Test Drive Only',
    rule: 'CARD-11',
    count: 2,
    suits: ({ record }) => record.car_type !== 'used',
    apply: (record) => Object.assign(record, { tag: 'Test Drive Only' }),
    holds: (record) => record.tag === 'Test Drive Only',
  },
  {
    name: 'tagged runout sale',
    rule: 'CARD-11',
    count: 3,
    apply: (record) => Object.assign(record, { tag: 'runout sale' }),
    holds: (record) => record.tag === 'runout sale',
  },
  {
    name: 'tagged SOLD though in stock',
    rule: 'CARD-11',
    count: 1,
    apply: (record) => Object.assign(record, { tag: 'SOLD' }),
    holds: (record) => record.tag === 'SOLD' && record.status === 'in_stock',
  },
  {
    name: 'hidden from the website by the feed',
    rule: 'SEARCH-15',
    count: 2,
    apply: (record) => Object.assign(record, { show_on_dealer_website: false }),
    holds: (record) => !record.show_on_dealer_website,
  },
  {
    name: 'sold and hidden',
    rule: 'decision 67',
    count: 1,
    apply: (record, { now }) => {
      sell(record, now, 1)
      record.show_on_dealer_website = false
    },
    holds: (record) => !record.show_on_dealer_website && record.status === 'sold',
  },
  {
    name: 'listed just inside eight days',
    rule: 'CARD-05',
    count: 2,
    apply: (record, { now }) => Object.assign(record, listed(instantDaysAgo(now, 7.9))),
    holds: (record, now) => record.created_at === instantDaysAgo(now, 7.9),
  },
  {
    name: 'listed just outside eight days',
    rule: 'CARD-05',
    count: 1,
    apply: (record, { now }) => Object.assign(record, listed(instantDaysAgo(now, 8.01))),
    holds: (record, now) => record.created_at === instantDaysAgo(now, 8.01),
  },
  {
    name: 'certified used',
    rule: 'CARD-12',
    count: 3,
    suits: (draft, plan) => isUsed(draft) && draft.record.make === plan.certifiedMake,
    apply: (record) => Object.assign(record, { certified: true }),
    holds: (record) => record.certified && record.car_type === 'used',
  },
  {
    name: 'certified though new, which no badge is shown for',
    rule: 'CARD-12',
    count: 1,
    suits: isNew,
    apply: (record) => Object.assign(record, { certified: true }),
    holds: (record) => record.certified && record.car_type === 'new',
  },
]

const listed = (instant: string) => ({ created_at: instant, updated_at: instant })
