import fc from 'fast-check'
import { isRandom, type PlacingOptions, placePromos } from './place-promos'
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

const requested: PlacingOptions = { now, seed: 7, carTypes: [], page: 1, perPage: 21 }

const places = (
  promos: readonly PromoPlacing[],
  {
    count = 21,
    settings = {},
    ...options
  }: Partial<PlacingOptions> & { count?: number; settings?: object } = {},
) =>
  placePromos(count, promos, { ...usual, ...settings }, { ...requested, ...options }).map(
    ({ promo: { id }, before }) => [id, before],
  )

describe('placePromos', () => {
  it.each([
    [
      'at the site’s positions, counted from 1 and including the tiles [PROMO-01]',
      [promo(1), promo(2)],
      {},
      [
        [1, 4],
        [2, 8],
      ],
    ],
    [
      'only while there are positions',
      [promo(1), promo(2), promo(3)],
      {},
      [
        [1, 4],
        [2, 8],
      ],
    ],
    [
      'at their own positions, and others at the remaining ones',
      [promo(1), promo(2, { positions: [5] })],
      {},
      [
        [2, 4],
        [1, 8],
      ],
    ],
    [
      'at the next of their own positions if the first is taken',
      [promo(1, { positions: [3] }), promo(2, { positions: [3, 6] })],
      {},
      [
        [1, 2],
        [2, 4],
      ],
    ],
    ['never after the last vehicle', [promo(1), promo(2)], { count: 8 }, [[1, 4]]],
    ['only if there are vehicles', [promo(1, { positions: [1] })], { count: 0 }, []],
    ['before the only vehicle', [promo(1, { positions: [1] })], { count: 1 }, [[1, 0]]],
    ['only after their start [PROMO-12]', [promo(1, { startDate: tomorrow }), promo(2)], {}, [[2, 4]]],
    ['only before their end [PROMO-12]', [promo(1, { expiryDate: yesterday }), promo(2)], {}, [[2, 4]]],
    ['until just before their end [PROMO-12]', [promo(1, { expiryDate: now.toISOString() })], {}, []],
    ['from their start on [PROMO-12]', [promo(1, { startDate: now.toISOString() })], {}, [[1, 4]]],
    ['never among other stock [PROMO-03]', [promo(1, { carTypes: ['used'] })], { carTypes: ['new'] }, []],
    [
      'among their own stock [PROMO-03]',
      [promo(1, { carTypes: ['used'] })],
      { carTypes: ['demo', 'used'] },
      [[1, 4]],
    ],
    ['among unfiltered stock [PROMO-03]', [promo(1, { carTypes: ['used'] })], {}, [[1, 4]]],
    [
      'on the second page if the first had no position for them',
      [promo(1), promo(2), promo(3)],
      { page: 2 },
      [[3, 4]],
    ],
    [
      'on the second page if a tile with its own position displaced them',
      [promo(1), promo(2), promo(3, { positions: [5] })],
      { page: 2 },
      [[2, 4]],
    ],
    ['only once over two pages', [promo(1)], { page: 2 }, []],
    ['only once over three pages', [promo(1), promo(2), promo(3)], { page: 3 }, []],
    [
      'on the second page if the first did not reach their positions [PROMO-01]',
      [promo(1), promo(2), promo(3)],
      { count: 10, perPage: 10, page: 2, settings: { 'promos.positions': [5, 30] } },
      [[2, 4]],
    ],
    [
      'on the second page if their own positions are taken or beyond the first [PROMO-01]',
      [promo(1, { positions: [3] }), promo(2, { positions: [3] }), promo(3, { positions: [30] })],
      { page: 2 },
      [
        [2, 4],
        [3, 8],
      ],
    ],
    [
      'at an own position that another tile moves before the last vehicle',
      [promo(1), promo(2, { positions: [10] })],
      { count: 9 },
      [
        [1, 4],
        [2, 8],
      ],
    ],
    [
      'at the first of their own positions within the page',
      [promo(1, { positions: [30, 6] })],
      { count: 10 },
      [[1, 5]],
    ],
    [
      'once if a site names their position twice',
      [promo(1), promo(2)],
      { settings: { 'promos.positions': [5, 5] } },
      [[1, 4]],
    ],
  ])('places tiles %s', (_, promos, options, expected) => {
    expect(places(promos, options)).toEqual(expected)
  })

  it('shows one tile of the random set at position 8 and nowhere else [PROMO-04]', () => {
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

  it('shuffles tiles with that option, after those without it [PROMO-05]', () => {
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

describe('placePromos for arbitrary tiles', () => {
  it('never shows a tile twice, after its end, or behind the last vehicle [PROMO-12]', () => {
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

  it('shows each tile exactly once over all pages [PROMO-01]', () => {
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

  it('never places a tile before its position, whatever the seed [PROMO-02]', () => {
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

  it('is deterministic for a seed, so that tiles do not jump', () => {
    fc.assert(
      fc.property(count, anyPromos, anySettings, anyOptions, (vehicles, promos, settings, options) => {
        const twice = [1, 2].map(() => placePromos(vehicles, promos, settings, options))
        expect(twice[0]).toEqual(twice[1])
      }),
    )
  })
})

describe('isRandom', () => {
  it.each([
    ['shuffled tiles', [promo(1), promo(2, { shuffle: true })], {}],
    ['tiles of a site with a random offset', [promo(1)], { 'promos.randomOffset': 2 }],
    ['tiles of a site with a random set', [promo(1)], { 'promos.randomSetShown': true }],
  ])('is true for %s [PROMO-02, PROMO-04]', (_, promos, settings) => {
    expect(isRandom(promos, { ...usual, ...settings })).toBe(true)
  })

  it('is false for tiles in a fixed order, and without tiles', () => {
    expect(isRandom([promo(1), promo(2, { positions: [3] })], usual)).toBe(false)
    expect(isRandom([], { ...usual, 'promos.randomSetShown': true })).toBe(false)
  })
})
