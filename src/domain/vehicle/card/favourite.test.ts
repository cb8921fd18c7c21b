import { canBeCompared, canBeFavourite, savingOptions } from './favourite'

const vehicle = {
  status: 'in_stock',
  sold: false,
  car_type: 'used',
  has_price: true,
  photos_count: 4,
} as const
const on = { hasFavourites: true, hasCompare: true, savable: 'inStock' } as const
const strict = { ...on, savable: 'usedPricedPhotographed' } as const

describe.each([
  { rule: canBeFavourite, off: { hasFavourites: false }, rows: 'FAV-03', strictRows: 'FAV-04' },
  { rule: canBeCompared, off: { hasCompare: false }, rows: 'CMP-02', strictRows: 'CMP-02' },
])('$rule.name', ({ rule, off, rows, strictRows }) => {
  it(`is true if the feature is on and the vehicle is in stock or coming soon [${rows}]`, () => {
    expect(rule(vehicle, on)).toBe(true)
    expect(rule(vehicle, { ...on, ...off })).toBe(false)
    expect(rule({ ...vehicle, status: 'sold' }, on)).toBe(false)
    expect(rule({ ...vehicle, sold: true }, on)).toBe(false)
    expect(rule({ ...vehicle, status: 'coming_soon' }, on)).toBe(true)
  })

  it.each([{ car_type: 'new' }, { has_price: false }, { photos_count: 0 }] as const)(
    `is false in the stricter variant for %j [${strictRows}]`,
    (change) => {
      expect(rule({ ...vehicle, ...change }, strict)).toBe(false)
      expect(rule({ ...vehicle, ...change }, on)).toBe(true)
      expect(rule(vehicle, strict)).toBe(true)
    },
  )
})

describe('favourites and compare', () => {
  it('have separate switches [FAV-03, CMP-02]', () => {
    expect(canBeCompared(vehicle, { ...on, hasCompare: true })).toBe(true)
    expect(canBeFavourite(vehicle, { ...on, hasFavourites: false })).toBe(false)
  })
})

describe('savingOptions', () => {
  it.each([
    [true, false, 'inStock', 'https://cdn.example'],
    [false, true, 'usedPricedPhotographed', ''],
  ] as const)(
    'names favourites %s, compare %s, the savable vehicles %s and the image CDN %j',
    (hasFavourites, hasCompare, savable, imageCdn) => {
      const settings = {
        'garage.enabled': hasFavourites,
        'garage.compare': hasCompare,
        'garage.variant': savable,
        'integrations.imageCdnBase': imageCdn,
      }
      expect(savingOptions(settings)).toEqual({ hasFavourites, hasCompare, savable, imageCdn })
    },
  )
})
