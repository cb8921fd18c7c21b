import { stockHit } from '~/tests/support/stock-hit'
import { isSellable } from './sellable'

describe('isSellable', () => {
  it.each([
    ['in stock at $201', { price: 201 }, true],
    ['at $200', { price: 200 }, false],
    ['reduced to $201, without a price', { price: null, offer_price: 201 }, true],
    ['reduced to $200', { offer_price: 200 }, false],
    ['without a price', { price: null }, false],
    ['coming soon', { status: 'coming_soon' }, false],
    ['sold by its flag', { sold: true }, false],
    ['sold by its status', { status: 'sold' }, false],
    ['reserved', { reserved: true }, false],
  ] as const)('for a vehicle %s (%j) returns %j [SEARCH-14]', (_, changes, expected) => {
    expect(isSellable(stockHit(changes))).toBe(expected)
  })
})
