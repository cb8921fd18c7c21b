import fc from 'fast-check'
import { sortKeys } from '@/domain/vehicle/sorts'
import { facetAttributeNames, facetSpec, rangeAttributeNames } from './attributes'
import { parseStockQuery } from './parse-stock-query'
import { emptyQuery, type StockQuery } from './stock-query'
import { stockQueryToUrl } from './stock-query-url'

const parse = (query: string) => parseStockQuery(new URLSearchParams(query))

describe('parseStockQuery', () => {
  it('parses text, page, order, page size, filters and ranges [ROUTE-13, ROUTE-48]', () => {
    const { query, problems } = parse(
      'query=+kia+&page=2&sortBy=price:asc&hitsPerPage=50&refinementList[make][]=Kia&refinementList[make][]=Audi&range[price]=10000:20000&range[km]=:5000',
    )
    expect(problems).toEqual([])
    expect(query).toEqual({
      text: 'kia',
      page: 2,
      hitsPerPage: 50,
      sort: 'price:asc',
      refinements: { make: ['Audi', 'Kia'] },
      ranges: { price: { min: 10_000, max: 20_000 }, km: { max: 5000 } },
      near: null,
    })
  })

  it.each([
    ['refinementList[make][0]=Kia&refinementList[make][1]=Audi'],
    ['refinementList[make]=Kia&refinementList[make]=Audi'],
    ['refinementList[make][]=Kia&refinementList[make][]=Audi&refinementList[make][]=Kia'],
    ['refinementList%5Bmake%5D%5B%5D=Kia&refinementList%5Bmake%5D%5B%5D=Audi'],
  ])('parses %s as two makes', (text) => {
    expect(parse(text)).toEqual({
      query: { ...emptyQuery, refinements: { make: ['Audi', 'Kia'] } },
      problems: [],
    })
  })

  it('parses a plain form’s URL, with separate bounds and empty fields', () => {
    const { query, problems } = parse(
      'query=&sortBy=&page=&range[price][min]=5000&range[price][max]=&range[km][min]=&refinementList[body][]=',
    )
    expect({ query, problems }).toEqual({
      query: { ...emptyQuery, ranges: { price: { min: 5000 } } },
      problems: [],
    })
  })

  it('parses a page’s searchParams like a URL', () => {
    expect(
      parseStockQuery({ 'refinementList[make][]': ['Kia', 'Audi'], page: '3', other: undefined }).query,
    ).toEqual({
      ...emptyQuery,
      page: 3,
      refinements: { make: ['Audi', 'Kia'] },
    })
  })

  it.each([
    ['near=4350:25', { postcode: '4350', km: 25 }],
    ['near=4350', { postcode: '4350', km: 50 }],
    ['near=0800:500', { postcode: '0800', km: 500 }],
    ['near[postcode]=4350&near[km]=100', { postcode: '4350', km: 100 }],
    ['near[postcode]=4350', { postcode: '4350', km: 50 }],
    ['near[postcode]=&near[km]=100', null],
    ['near=', null],
  ])('parses %s as a distance', (text, near) => {
    expect(parse(text)).toEqual({ query: { ...emptyQuery, near }, problems: [] })
  })

  it('accepts simple_body for body and created_at:desc for the latest arrivals', () => {
    expect(parse('refinementList[simple_body][]=SUV&sortBy=created_at:desc').query).toMatchObject({
      refinements: { body: ['SUV'] },
      sort: 'created_at_timestamp:desc',
    })
  })

  it('ignores unknown parameters', () => {
    expect(parse('utm_source=mail&refinementListing=1&rangefinder=2&__proto__=3')).toEqual({
      query: emptyQuery,
      problems: [],
    })
  })

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=1e9', 'page'],
    ['page=1000000000', 'page'],
    ['page=2&page=3', 'page'],
    ['hitsPerPage=0', 'hitsPerPage'],
    ['hitsPerPage=101', 'hitsPerPage'],
    ['sortBy=price', 'sortBy'],
    ['sortBy=constructor', 'sortBy'],
    [`query=${'a'.repeat(201)}`, 'query'],
    ['query=a%00b', 'query'],
    ['range[price]=x:y', 'range[price]'],
    ['range[price]=5', 'range[price]'],
    ['range[price]=20:10', 'range[price]'],
    ['range[price]=-5:10', 'range[price]'],
    ['range[price]=1:2:3', 'range[price]'],
    ['range[price]=1e5:', 'range[price]'],
    ['range[price][min]=20&range[price][max]=10', 'range[price]'],
    ['range[make]=1:2', 'range[make]'],
    ['range[__proto__]=1:2', 'range[__proto__]'],
    ['range=1:2', 'range'],
    ['near=43500:50', 'near'],
    ['near=435', 'near'],
    ['near=toowoomba', 'near'],
    ['near=4350:4', 'near'],
    ['near=4350:501', 'near'],
    ['near=4350:1e2', 'near'],
    ['near=4350:50:1', 'near'],
    ['near=4350:50&near=4000:50', 'near'],
    ['near[postcode]=4350&near[km]=far', 'near'],
    ['refinementList[nothing][]=1', 'refinementList[nothing]'],
    ['refinementList[toString][]=1', 'refinementList[toString]'],
    ['refinementList[km][]=1', 'refinementList[km]'],
    ['refinementList[make][][x]=1', 'refinementList[make][][x]'],
    ['refinementList=1', 'refinementList'],
    ['refinementList[make][]=a%00', 'refinementList[make]'],
    [`refinementList[make][]=${'a'.repeat(201)}`, 'refinementList[make]'],
    ['refinementList[year][]=new', 'refinementList[year]'],
    ['refinementList[certified][]=maybe', 'refinementList[certified]'],
    [Array.from({ length: 10_000 }, (_, n) => `refinementList[make][]=${n}`).join('&'), 'refinementList'],
  ])('names the malformed field of %.60s', (text, field) => {
    const { problems } = parse(text)
    expect(problems.map((problem) => problem.field)).toEqual([field])
    expect(problems[0]?.message).toMatch(/\.$/)
  })

  it('keeps the valid parameters beside malformed ones', () => {
    expect(parse('query=kia&page=0').query).toEqual({ ...emptyQuery, text: 'kia' })
  })

  it('never throws, and reports at most 10 problems, for any input', () => {
    const name = fc.oneof(
      fc.string(),
      fc.string().map((each) => `range[${each}]`),
      fc.constant('refinementList[a'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        expect(parseStockQuery(new URLSearchParams(entries)).problems.length).toBeLessThanOrEqual(10)
      }),
    )
  })
})

const text = fc
  .string({ maxLength: 40, unit: 'binary' })
  .map((each) => each.replaceAll('\0', '').trim())
  .filter((each) => new URLSearchParams({ each }).get('each') === each)

const refinements = fc
  .uniqueArray(fc.constantFrom(...facetAttributeNames), { maxLength: 4 })
  .chain((attributes) =>
    fc.tuple(
      ...attributes.map((attribute) => {
        const { kind } = facetSpec(attribute)
        const value =
          kind === 'integer'
            ? fc.nat(9999).map(String)
            : kind === 'flag'
              ? fc.constantFrom('true', 'false')
              : text.filter((each) => each !== '')
        return fc
          .uniqueArray(value, { minLength: 1, maxLength: 4 })
          .map((values) => [attribute, values.sort()] as const)
      }),
    ),
  )
  .map((entries) => Object.fromEntries(entries))

const bounds = fc
  .tuple(fc.nat(1_000_000), fc.nat(1_000_000), fc.constantFrom('both', 'min', 'max'))
  .map(([one, other, sides]) => ({
    ...(sides !== 'max' && { min: Math.min(one, other) }),
    ...(sides !== 'min' && { max: Math.max(one, other) }),
  }))

const anyQuery: fc.Arbitrary<StockQuery> = fc.record({
  text,
  page: fc.integer({ min: 1, max: 100_000 }),
  hitsPerPage: fc.option(fc.integer({ min: 1, max: 100 })),
  sort: fc.option(fc.constantFrom(...sortKeys)),
  refinements,
  ranges: fc.dictionary(fc.constantFrom(...rangeAttributeNames), bounds, { noNullPrototype: true }),
  near: fc.option(
    fc.record({
      postcode: fc.nat(9999).map((number) => String(number).padStart(4, '0')),
      km: fc.integer({ min: 5, max: 500 }),
    }),
  ),
})

describe('stockQueryToUrl', () => {
  it('writes every search so that it parses back to the same search [ROUTE-48]', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const url = new URL(stockQueryToUrl(query), 'http://site.example')
        expect(parseStockQuery(url.searchParams)).toEqual({ query, problems: [] })
      }),
    )
  })

  it('omits page 1 and all defaults [ROUTE-13]', () => {
    expect(stockQueryToUrl(emptyQuery)).toBe('/search')
    expect(
      stockQueryToUrl({ ...emptyQuery, page: 2, ranges: { price: { min: 1, max: 2 } } }, '/search/kia'),
    ).toBe('/search/kia?range%5Bprice%5D=1%3A2&page=2')
  })
})
