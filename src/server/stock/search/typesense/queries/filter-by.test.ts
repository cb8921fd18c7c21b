import fc from 'fast-check'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import {
  type FacetAttribute,
  facetAttributeNames,
  facetAttributes,
  type RangeAttribute,
  rangeAttributeNames,
  rangeAttributes,
} from '@/domain/stock/search/query/attributes'
import type { DealershipId } from '@/domain/tenants/tenant-context'
import { searchPlan } from '~/tests/support/search-plan'
import { bandedRange } from '../bands'
import { planFilters } from './filter-by'
import { segmentFilters } from './searches'

const plan = searchPlan()

const lax = {
  key: 'angle',
  priceAbove: null,
  yearAbove: null,
  needsMonthly: false,
  withoutMakes: [],
  withoutDealerships: [],
}
const strict = {
  key: 'angle',
  priceAbove: 500,
  yearAbove: 2014,
  needsMonthly: true,
  withoutMakes: ['ram'],
  withoutDealerships: [12 as DealershipId],
}

/** Prices above $500, as the strict rule requires. */
const ABOVE_500 = bandedRange('n_price', 500_000_001, Number.MAX_SAFE_INTEGER)
const UP_TO_20000 = bandedRange('n_price', -Number.MAX_SAFE_INTEGER, 20_000_500_000)

const LISTED =
  'tenant:=7 && shown:=true && (f_status:[inx5fstock,comingx5fsoon] || (f_status:[sold] && (sold_at:>=1000)))'

function chosenOf(hasNone: readonly (FacetAttribute | RangeAttribute)[]) {
  const all = [...new Set([...facetAttributeNames, ...rangeAttributeNames])]
  return all.filter((attribute) => !hasNone.includes(attribute))
}

describe('planFilters', () => {
  it('writes the tenant and the listing rule first, then the narrowing filters', () => {
    const filters = planFilters({
      ...plan,
      words: ['kia', 'rio'],
      without: ['12'],
      nearby: ['Perth'],
      filters: [
        { attribute: 'make', anyOf: ['Kia', 'BMW'] },
        { attribute: 'price', range: { max: 20_000.5 } },
      ],
    })
    const rest = 'vehicle:!=[12] && words:kia rio && f_location_name:[qperth]'
    expect(filters.all).toBe(`${LISTED} && ${rest} && f_make:[qkia,qbqmqw] && ${UP_TO_20000}`)
    expect([...filters.allBut]).toEqual([['make', `${LISTED} && ${rest} && ${UP_TO_20000}`]])
  })

  it('counts locations within the distance and writes the distance once [SEARCH-34]', () => {
    const chosen = { attribute: 'location_name', anyOf: ['Perth'] } as const
    const { all, allBut } = planFilters({ ...plan, nearby: ['Perth', 'Broome'], filters: [chosen] })
    expect(all).toBe(`${LISTED} && f_location_name:[qperth]`)
    expect([...allBut]).toEqual([['location_name', `${LISTED} && f_location_name:[qperth,qbroome]`]])
  })

  it('applies each dealership’s own sold days [SEARCH-16]', () => {
    const soldSince = {
      usual: 5,
      byDealership: [
        { dealership: 3 as DealershipId, since: 9 },
        { dealership: 4 as DealershipId, since: 9 },
      ],
    }
    const { all } = planFilters({ ...plan, listing: { ...plan.listing, soldSince } })
    expect(all).toContain('((dealership:!=[3,4] && sold_at:>=5) || (dealership:[3,4] && sold_at:>=9))')
  })

  it('counts makes without the model filter, and models without their own filter', () => {
    const chosen = [
      { attribute: 'make', anyOf: ['Kia'] },
      { attribute: 'model', anyOf: ['Rio'] },
    ] as const
    const { all, allBut } = planFilters({ ...plan, filters: chosen })
    expect(all).toBe(`${LISTED} && f_make:[qkia] && f_model:[qrio]`)
    expect([...allBut]).toEqual([
      ['make', LISTED],
      ['model', `${LISTED} && f_make:[qkia]`],
    ])
    const modelAlone = planFilters({ ...plan, filters: chosen.slice(1) })
    expect([...modelAlone.allBut]).toEqual([['model', LISTED]])
    expect(modelAlone.all).toBe(`${LISTED} && f_model:[qrio]`)
  })

  it.each<[string, readonly (FacetAttribute | RangeAttribute)[]]>([
    ['a car or a truck', ['sleeps', 'body_length', 'tare', 'atm', 'engine_range']],
    ['a motorcycle', ['sleeps', 'body_length', 'tare', 'atm', 'seats']],
    ['a caravan', ['engine_range', 'seats', 'drive', 'certified']],
  ])(
    'stays within the 100 conditions and operators that servers accept since version 27 when every attribute of %s is chosen',
    (_, hasNone) => {
      const everything: SearchPlan = {
        ...plan,
        listing: {
          ...plan.listing,
          soldSince: { usual: 5, byDealership: [{ dealership: 3 as DealershipId, since: 9 }] },
          carTypes: ['used'],
          pricedAbove: 0,
          certifiedOnly: true,
        },
        words: ['kia', 'rio'],
        identifier: 'ABC123',
        without: ['12'],
        nearby: ['Burswood'],
        priceAbove: 0,
        preferredLocations: ['Burswood'],
        weekly: strict,
        filters: chosenOf(hasNone).map((attribute) => ({
          attribute,
          ...(attribute in facetAttributes && { anyOf: ['1', '2'] }),
          ...(attribute in rangeAttributes && { range: { min: 1, max: 2 } }),
          ...(attribute === 'model' && { orMakes: ['Kia'] }),
        })),
      }
      const filters = planFilters(everything)
      for (const filter of [...filters.allBut.values(), ...segmentFilters(everything, filters)]) {
        const operators = filter.match(/&&|\|\|/g)?.length ?? 0
        expect(operators + (operators + 1)).toBeLessThanOrEqual(100)
      }
    },
  )

  it('filters by the weekly figures of the site’s lender under its rule, and counts its brackets the same way [SEARCH-06, FIN-04]', () => {
    const requested: SearchPlan = {
      ...plan,
      facets: ['make', 'weekly_price_range'],
      weekly: strict,
      filters: [
        { attribute: 'weekly_price_range', anyOf: ['100-150'] },
        { attribute: 'weekly_price', range: { min: 100.5, max: 149.5 } },
      ],
    }
    const { all, allBut } = planFilters(requested)
    const withoutNumbers = (filter: string) =>
      filter.replace(/weekly:\[\d{15,16}\.\.\d{15,16}\]/, 'weekly:[…]')
    const start = `${LISTED} && ${ABOVE_500}`
    const rule = 'n_year:>2014000000 && maker:!=[ram] && dealership:!=[12]'
    expect(withoutNumbers(all)).toBe(
      `${start} && f_weekly_price_range:[anglezmonthlyz100x2d150] && weekly:[…] && ${rule}`,
    )
    expect([...allBut].map(([facet, filter]) => [facet, withoutNumbers(filter)])).toEqual([
      ['weekly_price_range', `${start} && weekly:[…] && ${rule}`],
    ])
  })

  it('counts weekly brackets only of vehicles that the lender finances when nothing is chosen [FIN-04]', () => {
    const facets = ['weekly_price_range'] as const
    expect([...planFilters({ ...plan, facets, weekly: { ...lax, priceAbove: 500 } }).allBut]).toEqual([
      ['weekly_price_range', `${LISTED} && ${ABOVE_500}`],
    ])
    expect([...planFilters({ ...plan, facets, weekly: lax }).allBut]).toEqual([])
  })

  it('matches no vehicle when a filter has no values', () => {
    const { all } = planFilters({ ...plan, filters: [{ attribute: 'location_name', anyOf: [] }] })
    expect(all).toBe(`${LISTED} && f_location_name:[xzz]`)
  })

  it('contains only letters and digits of any input, however hostile', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.nat(0x1ffff).map((code) => String.fromCodePoint(code)), maxLength: 60 }),
      fc.constantFrom('`', '] || tenant:=[1', '&&', ':=', '(', ',', '[1..2]', '*', '\n', '!=x', '..', ' '),
    )
    const filter = fc.oneof(
      fc.record({
        attribute: fc.constantFrom(...facetAttributeNames),
        anyOf: fc.array(text, { maxLength: 4 }),
      }),
      fc.record({
        attribute: fc.constantFrom(...rangeAttributeNames),
        range: fc.record({ min: fc.nat(), max: fc.nat() }, { requiredKeys: [] }),
      }),
    )
    const requested = fc.record({
      words: fc.array(text.map((each) => each.replace(/[^\p{L}\p{N}]/gu, ''))),
      identifier: fc.option(text),
      without: fc.array(text),
      nearby: fc.option(fc.array(text)),
      preferredLocations: fc.array(text),
      filters: fc.array(filter, { maxLength: 5 }),
      weekly: fc.option(
        fc.record({
          key: text,
          priceAbove: fc.option(fc.nat()),
          yearAbove: fc.option(fc.nat()),
          needsMonthly: fc.boolean(),
          withoutMakes: fc.array(text),
          withoutDealerships: fc.array(fc.nat().map((id) => id as DealershipId)),
        }),
      ),
    })
    const value = String.raw`\[[a-z0-9]+(?:,[a-z0-9]+)*\]|[a-z0-9]+`
    const stretches = String.raw`-?\d+\.\.-?\d+(?:,-?\d+\.\.-?\d+)*`
    const condition = String.raw`(?:vehicle:!=|f_location_name:!=|maker:!=|dealership:!=|identifiers:|f_\w+:)(?:${value})|words:[a-z0-9 ]+|n_\w+:>\d+|\w+:\[${stretches}\]`
    const narrowing = new RegExp(`^(?: && (?:${condition}))*$`)
    fc.assert(
      fc.property(requested, (requested) => {
        const hostile = { ...plan, ...requested }
        const filters = planFilters(hostile)
        for (const each of [filters.all, ...filters.allBut.values(), ...segmentFilters(hostile, filters)]) {
          expect(each.startsWith(LISTED)).toBe(true)
          expect(each.slice(LISTED.length)).toMatch(narrowing)
        }
      }),
      { numRuns: 50 },
    )
  })
})
