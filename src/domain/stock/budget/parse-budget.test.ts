import fc from 'fast-check'
import { parseStockQuery } from '../search/query/parse-stock-query'
import { stockQueryToUrl } from '../search/query/stock-query-url'
import { budgetTerms } from './budget'
import { parseBudget } from './parse-budget'
import { budgetFields } from './typed-budget'

const parse = (query: string) => parseBudget(new URLSearchParams(query), budgetTerms)

describe('parseBudget', () => {
  it.each([
    ['repayment=600&frequency=monthly&deposit=2000', { min: 1001, max: 38_000 }],
    [
      'by=repayment&repayment=200&frequency=weekly&deposit=2000&range[price][max]=9',
      { min: 1001, max: 54_000 },
    ],
    ['', { min: 1001, max: 1001 }],
    ['repayment=abc&deposit=-3', { min: 1001, max: 1001 }],
    ['by=price&range[price][min]=5000&range[price][max]=30000', { min: 5000, max: 30_000 }],
    ['by=price&range[price][min]=30000&range[price][max]=5000', { min: 5000, max: 30_000 }],
    ['by=price&range[price][min]=5000&range[price][max]=30000&upTo=20000', { min: 5000, max: 20_000 }],
    ['repayment=600&upTo=20000', { min: 1001, max: 20_000 }],
    ['by=price', { min: 1001, max: 1_000_000 }],
    ['by=price&range[price][min]=0&range[price][max]=500', { min: 1001, max: 1001 }],
  ])('parses "%s" as the price window %j [BUD-02, BUD-03, BUD-07, BUD-10]', (query, price) => {
    expect(parse(query).ranges).toEqual({ price })
  })

  it('includes each chosen body once [BUD-01]', () => {
    expect(parse('body=SUV&body=Ute&body=SUV&body=').refinements).toEqual({ body: ['SUV', 'Ute'] })
    expect(parse('repayment=1').refinements).toEqual({})
  })

  it('returns a query that survives the round trip through a URL, for any field values', () => {
    const name = fc.constantFrom(...Object.values(budgetFields))
    const field = fc.tuple(name, fc.oneof(fc.string(), fc.integer().map(String), fc.constant('price')))
    fc.assert(
      fc.property(fc.array(field, { maxLength: 200 }), (fields) => {
        const query = parseBudget(new URLSearchParams(fields), budgetTerms)
        const address = stockQueryToUrl(query)
        const read = parseStockQuery(new URLSearchParams(address.split('?')[1]))
        expect(read.problems).toEqual([])
        expect(read.query).toEqual(query)
      }),
    )
  })
})
