import fc from 'fast-check'
import { parseStockQuery } from './parse-stock-query'
import { isPlainForm } from './query-entries'
import { stockQueryToUrl } from './stock-query-url'

const isForm = (query: string) => isPlainForm(new URLSearchParams(query))

describe('isPlainForm', () => {
  it('is true for a URL with empty fields and only the form’s parameters', () => {
    expect(isForm('query=&refinementList[make][]=Toyota&range[price][min]=&near[km]=50&sortBy=')).toBe(true)
    expect(isForm('near[postcode]=&near[km]=50')).toBe(true)
    expect(isForm('query=kia&refinementList[make][]=Toyota')).toBe(false)
    expect(isForm('query=&utm_source=mail')).toBe(false)
    expect(isForm('')).toBe(false)
  })

  it('is false for every URL of stockQueryToUrl, so that redirects cannot loop [ROUTE-13]', () => {
    const name = fc.constantFrom(
      ...['query', 'page', 'sortBy', 'near', 'near[postcode]', 'near[km]', 'range[price]', 'range[km][min]'],
      ...['refinementList[make][]', 'refinementList[body]', 'refinementList[model][0]'],
    )
    const value = fc.oneof(fc.string(), fc.constantFrom('', ' ', '\t', ':', '5:', '4350', '2', 'price:asc'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (entries) => {
        const { query } = parseStockQuery(new URLSearchParams(entries))
        const { searchParams } = new URL(stockQueryToUrl(query), 'https://cars.example')
        expect(isPlainForm(searchParams)).toBe(false)
      }),
    )
  })
})
