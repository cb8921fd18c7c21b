import fc from 'fast-check'
import { isDrawn, type PlacingOptions, placePromos } from './place-promos'
import type { PromoKind, PromoPlacing } from './promo'

const now = new Date('2026-11-21T12:00:00Z')
const yesterday = '2026-11-20T12:00:00.000Z'
const tomorrow = '2026-11-22T12:00:00.000Z'

const promo = (id: number, changes: Partial<PromoPlacing> = {}): PromoPlacing => ({
  id,
  startDate: null,
  expiryDate: null,
  positions: [],
  carTypes: [],
  shuffle: false,
  kind: 'other',
  ...changes,
})

const usual = {
  'promos.positions': [5, 10],
  'promos.randomOffset': 0,
  'promos.randomSetShown': false,
  'promos.randomSet': ['warranty', 'videoCall', 'tradeIn', 'freight', 'finance'] as const,
}

const asked: PlacingOptions = { now, seed: 7, carTypes: [], page: 1, perPage: 21 }

const places = (
  promos: readonly PromoPlacing[],
  {
    count = 21,
    settings = {},
    ...options
  }: Partial<PlacingOptions> & { count?: number; settings?: object } = {},
) =>
  placePromos(count, promos, { ...usual, ...settings }, { ...asked, ...options }).map(
    ({ promo: { id }, before }) => [id, before],
  )

describe('promo tiles among the results', () => {
  it.each([
    [
      'at the site’s positions, counted from 1 with the tiles themselves [PROMO-01]',
      [promo(1), promo(2)],
      {},
      [
        [1, 4],
        [2, 8],
      ],
    ],
    [
      'no more of them than there are positions',
      [promo(1), promo(2), promo(3)],
      {},
      [
        [1, 4],
        [2, 8],
      ],
    ],
    [
      'at a place of its own, and others at what is left',
      [promo(1), promo(2, { positions: [5] })],
      {},
      [
        [2, 4],
        [1, 8],
      ],
    ],
    [
      'at the next of its places when the first is taken',
      [promo(1, { positions: [3] }), promo(2, { positions: [3, 6] })],
      {},
      [
        [1, 2],
        [2, 4],
      ],
    ],
    ['not after the last vehicle', [promo(1), promo(2)], { count: 8 }, [[1, 4]]],
    ['not among no vehicles', [promo(1, { positions: [1] })], { count: 0 }, []],
    ['before the only vehicle', [promo(1, { positions: [1] })], { count: 1 }, [[1, 0]]],
    ['not before it starts [PROMO-12]', [promo(1, { startDate: tomorrow }), promo(2)], {}, [[2, 4]]],
    ['not once it is over [PROMO-12]', [promo(1, { expiryDate: yesterday }), promo(2)], {}, [[2, 4]]],
    [
      'no longer at the very moment it ends [PROMO-12]',
      [promo(1, { expiryDate: now.toISOString() })],
      {},
      [],
    ],
    ['from the very moment it starts [PROMO-12]', [promo(1, { startDate: now.toISOString() })], {}, [[1, 4]]],
    ['not among other stock [PROMO-03]', [promo(1, { carTypes: ['used'] })], { carTypes: ['new'] }, []],
    [
      'among its own stock [PROMO-03]',
      [promo(1, { carTypes: ['used'] })],
      { carTypes: ['demo', 'used'] },
      [[1, 4]],
    ],
    ['among all stock [PROMO-03]', [promo(1, { carTypes: ['used'] })], {}, [[1, 4]]],
    [
      'on the second page those that the first had no place for',
      [promo(1), promo(2), promo(3)],
      { page: 2 },
      [[3, 4]],
    ],
    [
      'on the second page also those that a tile with its own place displaced',
      [promo(1), promo(2), promo(3, { positions: [5] })],
      { page: 2 },
      [[2, 4]],
    ],
    ['on no second page what has been shown', [promo(1)], { page: 2 }, []],
    ['on no third page what has been shown', [promo(1), promo(2), promo(3)], { page: 3 }, []],
    [
      'on the second page those whose places the first did not reach [PROMO-01]',
      [promo(1), promo(2), promo(3)],
      { count: 10, perPage: 10, page: 2, settings: { 'promos.positions': [5, 30] } },
      [[2, 4]],
    ],
    [
      'on the second page those whose own places are taken, or beyond the first [PROMO-01]',
      [promo(1, { positions: [3] }), promo(2, { positions: [3] }), promo(3, { positions: [30] })],
      { page: 2 },
      [
        [2, 4],
        [3, 8],
      ],
    ],
    [
      'at a place of its own that another tile brings before the last vehicle',
      [promo(1), promo(2, { positions: [10] })],
      { count: 9 },
      [
        [1, 4],
        [2, 8],
      ],
    ],
    [
      'at the one of its places that the page reaches',
      [promo(1, { positions: [30, 6] })],
      { count: 10 },
      [[1, 5]],
    ],
    [
      'in the same place for a site that names it twice',
      [promo(1), promo(2)],
      { settings: { 'promos.positions': [5, 5] } },
      [[1, 4]],
    ],
  ])('stands %s', (_, promos, options, expected) => {
    expect(places(promos, options)).toEqual(expected)
  })

  it('shows one of the random set at position 8, and none of it elsewhere [PROMO-04]', () => {
    const promos = [
      promo(1, { kind: 'warranty' }),
      promo(2, { kind: 'finance' }),
      promo(3),
      promo(4, { kind: 'freight' }),
    ]
    const settings = { 'promos.randomSetShown': true, 'promos.randomSet': ['warranty', 'finance'] }
    const drawn = Array.from({ length: 40 }, (_, seed) => places(promos, { seed, settings }))
    for (const tiles of drawn) {
      expect(tiles[0]).toEqual([3, 4])
      expect([
        [1, 6],
        [2, 6],
      ]).toContainEqual(tiles[1])
      expect(tiles[2]).toEqual([4, 7])
    }
    expect(new Set(drawn.map((tiles) => tiles[1]?.[0])).size).toBe(2)
  })

  it('shuffles the tiles that ask for it, behind those that do not [PROMO-05]', () => {
    const promos = [promo(1, { shuffle: true }), promo(2, { shuffle: true }), promo(3)]
    const drawn = Array.from({ length: 40 }, (_, seed) => places(promos, { seed }))
    expect(drawn.every(([first]) => first?.[0] === 3)).toBe(true)
    expect(new Set(drawn.map((tiles) => tiles[1]?.[0]))).toEqual(new Set([1, 2]))
  })

  it('moves tiles by every number of places up to the offset [PROMO-02]', () => {
    const settings = { 'promos.randomOffset': 2, 'promos.positions': [6] }
    const moves = Array.from({ length: 60 }, (_, seed) => places([promo(1)], { seed, settings })[0]?.[1])
    expect(new Set(moves)).toEqual(new Set([5, 6, 7]))
  })
})

const kinds: readonly PromoKind[] = ['warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'other']
const instant = fc.option(
  fc
    .date({ min: new Date('2026-11-01'), max: new Date('2026-12-10'), noInvalidDate: true })
    .map((date) => date.toISOString()),
)
const placing = fc.record({
  startDate: instant,
  expiryDate: instant,
  positions: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
  carTypes: fc.subarray(['new', 'used', 'demo'] as const),
  shuffle: fc.boolean(),
  kind: fc.constantFrom(...kinds),
})
const anyPromos = fc
  .array(placing, { maxLength: 8 })
  .map((each) => each.map((fields, index) => promo(index + 1, fields)))
const anySettings = fc.record({
  'promos.positions': fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
  'promos.randomOffset': fc.integer({ min: 0, max: 2 }),
  'promos.randomSetShown': fc.boolean(),
  'promos.randomSet': fc.subarray(['warranty', 'videoCall', 'tradeIn', 'freight', 'finance'] as const),
})
const anyOptions = fc.record({
  now: fc.constant(now),
  seed: fc.integer(),
  carTypes: fc.subarray(['new', 'used', 'demo']),
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.integer({ min: 1, max: 40 }),
})
const count = fc.nat(40)

describe('whatever the tiles', () => {
  it('shows none twice, none that is over, and none behind the last vehicle [PROMO-12]', () => {
    fc.assert(
      fc.property(count, anyPromos, anySettings, anyOptions, (vehicles, promos, settings, options) => {
        const placed = placePromos(vehicles, promos, settings, options)
        expect(new Set(placed.map(({ promo: { id } }) => id)).size).toBe(placed.length)
        for (const { promo: shown, before } of placed) {
          expect(before).toBeGreaterThanOrEqual(0)
          expect(before).toBeLessThan(vehicles)
          if (shown.expiryDate) expect(Date.parse(shown.expiryDate)).toBeGreaterThan(now.getTime())
        }
      }),
    )
  })

  it('shows every one, and once, over the pages [PROMO-01]', () => {
    const settings = fc.tuple(anySettings, fc.integer({ min: 1, max: 10 })).map(([drawn, place]) => ({
      ...drawn,
      'promos.positions': [...drawn['promos.positions'], place],
      'promos.randomSetShown': false,
    }))
    const perPage = fc.integer({ min: 10, max: 40 })
    fc.assert(
      fc.property(anyPromos, settings, anyOptions, perPage, (promos, each, options, vehicles) => {
        const timeless = promos.map((one) => ({ ...one, startDate: null, expiryDate: null, carTypes: [] }))
        const shown = Array.from({ length: timeless.length + 1 }, (_, index) =>
          placePromos(vehicles, timeless, each, { ...options, page: index + 1, perPage: vehicles }),
        )
        const ids = shown.flat().map(({ promo: { id } }) => id)
        expect(ids.sort((one, other) => one - other)).toEqual(timeless.map(({ id }) => id))
      }),
    )
  })

  it('never stands before its place, whatever the draw [PROMO-02]', () => {
    fc.assert(
      fc.property(count, anyPromos, anySettings, anyOptions, (vehicles, promos, settings, options) => {
        const placed = placePromos(vehicles, promos, settings, options)
        const allowed = [...settings['promos.positions'], 8]
        for (const [index, { promo: shown, before }] of placed.entries()) {
          const hasOwn = options.page === 1 && shown.positions.length > 0
          const own = hasOwn ? shown.positions : allowed
          expect(before + index + 1).toBeGreaterThanOrEqual(Math.min(...own))
        }
      }),
    )
  })

  it('draws the same for the same seed, so that nothing jumps', () => {
    fc.assert(
      fc.property(count, anyPromos, anySettings, anyOptions, (vehicles, promos, settings, options) => {
        const twice = [1, 2].map(() => placePromos(vehicles, promos, settings, options))
        expect(twice[0]).toEqual(twice[1])
      }),
    )
  })
})

describe('tiles that another draw may place in another way', () => {
  it.each([
    ['shuffled ones', [promo(1), promo(2, { shuffle: true })], {}],
    ['those of a site that moves them', [promo(1)], { 'promos.randomOffset': 2 }],
    ['those of a site that shows one of a set', [promo(1)], { 'promos.randomSetShown': true }],
  ])('are %s [PROMO-02, PROMO-04]', (_, promos, settings) => {
    expect(isDrawn(promos, { ...usual, ...settings })).toBe(true)
  })

  it('are not those that keep their turn, nor none at all', () => {
    expect(isDrawn([promo(1), promo(2, { positions: [3] })], usual)).toBe(false)
    expect(isDrawn([], { ...usual, 'promos.randomSetShown': true })).toBe(false)
  })
})
