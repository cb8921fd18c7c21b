import fc from 'fast-check'
import { slugify, vehicleSlug } from './slug'
import { stockRank } from './stock-rank'

describe('Vehicle slugs', () => {
  it.each([
    ['2021 Citroën C4 — "Shine"', '2021-citroen-c4-shine'],
    ['  ', ''],
    ['日本', ''],
    ['A--B', 'a-b'],
  ])('turn %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('end with the stock number, even when the rest is long', () => {
    const slug = vehicleSlug([2021, 'Volkswagen', 'Golf', 'very '.repeat(40)], 'S-1234')
    expect(slug).toMatch(/^2021-volkswagen-golf-very.*-s-1234$/)
    expect(slug.length).toBeLessThanOrEqual(71)
  })

  it('are valid URL segments for any vehicle name', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (parts, key) => {
        expect(vehicleSlug(parts, key)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})

describe('stockRank', () => {
  const vehicle = {
    status: 'in_stock',
    price: 24990,
    offer_price: null,
    photos_count: 12,
    reserved: false,
    certified: true,
    dealercomments: 'Nice',
  } as const

  it.each([
    ['all details', {}, 100],
    ['no photos', { photos_count: 0 }, 80],
    ['no real price', { price: 10 }, 85],
    ['an invalid reduced price', { offer_price: 10 }, 100],
    ['a reduced price alone', { price: null, offer_price: 24990 }, 100],
    ['two invalid prices', { price: 10, offer_price: 0 }, 85],
    ['coming soon', { status: 'coming_soon' as const }, 75],
    ['reserved', { reserved: true }, 80],
    ['sold', { status: 'sold' as const }, 50],
  ])('ranks a vehicle with %s (%j) at %d [SEARCH-22]', (_, change, rank) => {
    expect(stockRank({ ...vehicle, ...change })).toBe(rank)
  })
})
