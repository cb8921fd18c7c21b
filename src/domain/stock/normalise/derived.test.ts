import fc from 'fast-check'
import { slugify, vehicleSlug } from './slug'
import { stockRank } from './stock-rank'

describe('slugs', () => {
  it.each([
    ['2021 Citroën C4 — "Shine"', '2021-citroen-c4-shine'],
    ['  ', ''],
    ['日本', ''],
    ['A--B', 'a-b'],
  ])('writes %j as %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('ends with the stock number, however long the rest is', () => {
    const slug = vehicleSlug([2021, 'Volkswagen', 'Golf', 'very '.repeat(40)], 'S-1234')
    expect(slug).toMatch(/^2021-volkswagen-golf-very.*-s-1234$/)
    expect(slug.length).toBeLessThanOrEqual(71)
  })

  it('are addresses, whatever the vehicle is called', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (parts, key) => {
        expect(vehicleSlug(parts, key)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})

describe('the default rank [SEARCH-22]', () => {
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
    ['everything', {}, 100],
    ['no photos', { photos_count: 0 }, 80],
    ['no real price', { price: 10 }, 85],
    ['a reduced price that is none', { offer_price: 10 }, 100],
    ['a reduced price alone', { price: null, offer_price: 24990 }, 100],
    ['neither price a real one', { price: 10, offer_price: 0 }, 85],
    ['coming soon', { status: 'coming_soon' as const }, 75],
    ['reserved', { reserved: true }, 80],
    ['sold', { status: 'sold' as const }, 50],
  ])('with %s', (_, change, rank) => {
    expect(stockRank({ ...vehicle, ...change })).toBe(rank)
  })
})
