import fc from 'fast-check'
import { stockHit } from '~/tests/support/stock-hit'
import type { StockVehicle } from './comparables'
import type { OwnVehicle } from './own-vehicle'
import { valueFromComparables } from './value-from-comparables'

const subject: OwnVehicle & { body: string | null } = {
  rego: null,
  regoState: null,
  make: 'Kia',
  model: 'Sportage',
  badge: 'S',
  year: 2020,
  km: 60_000,
  body: 'SUV',
  condition: {},
}

const inStock = (changes: Partial<StockVehicle> = {}): StockVehicle =>
  stockHit({
    make: 'Kia',
    model: 'Sportage',
    badge: 'S',
    simple_body: 'SUV',
    year: 2020,
    km: 60_000,
    price: 30_000,
    ...changes,
  })

const four = (changes: Partial<StockVehicle> = {}) => Array.from({ length: 4 }, () => inStock(changes))

describe('valueFromComparables', () => {
  it('takes 18 % off the retail price of the same vehicle [TRADE-01, TRADE-05]', () => {
    expect(valueFromComparables(subject, four())).toMatchObject({ low: 24_600, offer: 24_600, high: 24_600 })
  })

  it('takes at least $2,000 off a cheap vehicle [TRADE-05]', () => {
    expect(valueFromComparables(subject, four({ price: 6000 }))?.offer).toBe(4000)
  })

  it('gives a range of the middle prices with the offer in it [TRADE-05]', () => {
    const stock = [28_000, 29_000, 30_000, 31_000, 32_000].map((price) => inStock({ price }))
    expect(valueFromComparables(subject, stock)).toMatchObject({ low: 23_200, offer: 24_600, high: 26_000 })
  })

  it('says what it is based on, in the spelling of the stock [TRADE-01]', () => {
    const stock = [
      ...four({ year: 2019, km: 40_000 }),
      inStock({ year: 2021, km: 90_000 }),
      inStock({ year: 2021, km: 50_000 }),
      inStock({ year: 2020, km: 70_000 }),
    ]
    const typed = { ...subject, make: 'KIA', model: 'sportage', badge: null }
    expect(valueFromComparables(typed, stock)?.reasons).toEqual([
      'Based on 7 similar vehicles in stock: 2019–2021 Kia Sportage, 40,000–90,000 km.',
      'Adjusted to 60,000 km and the year 2020.',
    ])
  })

  it.each<[string, string, StockVehicle[]]>([
    ['badge', 'Kia Sportage S', [...four(), ...four({ badge: 'GT-Line', price: 40_000 })]],
    ['model', 'Kia Sportage', four({ badge: 'GT-Line' })],
    ['body', 'Kia SUV', [...four({ model: 'Sorento', badge: 'S' }), inStock()]],
  ])('compares by %s where that is the closest with four vehicles [TRADE-01]', (scope, what, stock) => {
    const valued = valueFromComparables(subject, stock)
    expect(valued?.basis.scope).toBe(scope)
    expect(valued?.reasons[0]).toContain(` ${what}, `)
  })

  it('compares within one year, and within three only if that finds too few [TRADE-01]', () => {
    const near = [...four({ year: 2021 }), ...four({ year: 2017 })]
    expect(valueFromComparables(subject, near)?.basis.comparables).toHaveLength(4)
    expect(valueFromComparables(subject, four({ year: 2017 }))?.basis.comparables).toHaveLength(4)
    expect(valueFromComparables(subject, four({ year: 2016 }))).toBeNull()
  })

  it.each<[string, StockVehicle[]]>([
    ['no stock', []],
    ['three vehicles', four().slice(1)],
    ['vehicles of another make', four({ make: 'Toyota' })],
    ['sold vehicles', four({ status: 'sold', sold: true })],
    ['vehicles without a price', four({ price: null })],
    ['vehicles without kilometres', four({ km: null })],
    ['vehicles worth less than $500 in trade', four({ price: 2400 })],
  ])('gives no value from %s [TRADE-01]', (_, stock) => {
    expect(valueFromComparables(subject, stock)).toBeNull()
  })

  it('adjusts the prices of newer vehicles and of vehicles that ran less [TRADE-05]', () => {
    expect(valueFromComparables(subject, four({ year: 2021 }))?.offer).toBe(22_600)
    expect(valueFromComparables(subject, four({ km: 10_000 }))?.offer).toBe(22_200)
    expect(valueFromComparables(subject, four({ year: 2019, km: 110_000 }))?.offer).toBe(29_600)
  })

  it.each([
    [{ service_history: 'Full', damage: 'None', accident: 'No', tyres: 'Good', keys: 'Two or more' }, 24_600],
    [{ service_history: 'Partial' }, 23_900],
    [{ service_history: 'None' }, 22_600],
    [{ damage: 'Light' }, 23_600],
    [{ damage: 'Heavy' }, 21_600],
    [{ accident: 'Yes' }, 22_100],
    [{ tyres: 'Worn' }, 24_100],
    [{ keys: 'One' }, 24_400],
    [{ damage: 'constructor', constructor: 'Yes' } as Record<string, string>, 24_600],
  ])('with the condition %j is %d [TRADE-02]', (condition, offer) => {
    expect(valueFromComparables({ ...subject, condition }, four())?.offer).toBe(offer)
  })

  it('says what lowered the value [TRADE-02]', () => {
    const condition = { service_history: 'None', damage: 'Light', accident: 'Yes' }
    expect(valueFromComparables({ ...subject, condition }, four())?.reasons.at(-1)).toBe(
      'Reduced for service history, damage and an earlier accident.',
    )
  })
})

const vehicles = fc.array(
  fc.record({
    badge: fc.constantFrom('S', 'GT-Line', null),
    model: fc.constantFrom('Sportage', 'Sorento'),
    year: fc.integer({ min: 2015, max: 2025 }),
    km: fc.integer({ min: 0, max: 300_000 }),
    price: fc.integer({ min: 100, max: 90_000 }),
  }),
  { minLength: 4, maxLength: 30 },
)
const kms = fc.integer({ min: 0, max: 500_000 })

describe('any value from comparables', () => {
  it('is never higher for more kilometres [TRADE-05]', () => {
    fc.assert(
      fc.property(vehicles, kms, kms, (found, one, other) => {
        const stock = found.map(inStock)
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((km) =>
          valueFromComparables({ ...subject, km }, stock),
        )
        if (!more) return
        expect(less?.offer).toBeGreaterThanOrEqual(more.offer)
        expect(less?.low).toBeGreaterThanOrEqual(more.low)
        expect(less?.high).toBeGreaterThanOrEqual(more.high)
      }),
    )
  })

  it('has its offer within its range, in whole hundreds of dollars [TRADE-05]', () => {
    fc.assert(
      fc.property(vehicles, kms, (found, km) => {
        const valued = valueFromComparables({ ...subject, km }, found.map(inStock))
        if (!valued) return
        expect(valued.low).toBeLessThanOrEqual(valued.offer)
        expect(valued.offer).toBeLessThanOrEqual(valued.high)
        for (const amount of [valued.low, valued.offer, valued.high]) expect(amount % 100).toBe(0)
        expect(valued.low).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is never higher for a worse condition [TRADE-02]', () => {
    const condition = fc.record({
      service_history: fc.constantFrom('Full', 'Partial', 'None'),
      damage: fc.constantFrom('None', 'Light', 'Heavy'),
      accident: fc.constantFrom('No', 'Yes'),
    })
    fc.assert(
      fc.property(vehicles, condition, (found, answers) => {
        const stock = found.map(inStock)
        const worse = valueFromComparables({ ...subject, condition: answers }, stock)
        if (worse) expect(valueFromComparables(subject, stock)?.offer).toBeGreaterThanOrEqual(worse.offer)
      }),
    )
  })
})
