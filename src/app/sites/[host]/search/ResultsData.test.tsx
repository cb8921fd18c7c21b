import { renderToStaticMarkup } from 'react-dom/server'
import { resolveSettings } from '@/domain/flags/resolve'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { stockHit } from '~/tests/support/stock-hit'
import type { OpenedResults } from './open-results'
import { ResultsData } from './ResultsData'

const sold = (name: string) => stockHit({ name, status: 'sold', sold: true })

function listed(handlesSold: boolean) {
  const { settings } = resolveSettings({ template: 'metro', tenant: { 'search.handlesSold': handlesSold } })
  const hits = [stockHit({ name: 'For sale' }), sold('Sold 2'), sold('Sold 3')]
  const opened = {
    ctx: { canonicalHost: 'cars.example', settings },
    search: { query: emptyQuery },
    names: { dealerships: [], makes: [], bodies: [] },
    result: { hits, count: 24, facets: {}, pages: 2, page: 2, ms: 1 },
  } as unknown as OpenedResults
  const markup = document.createElement('div')
  markup.innerHTML = renderToStaticMarkup(<ResultsData {...opened} />)
  const list = JSON.parse(markup.querySelector('script')?.textContent ?? '')
  return list.itemListElement.map(({ position, name }: Record<string, unknown>) => [position, name])
}

describe('the structured data of a results page', () => {
  it('lists the vehicles that shoppers see [SEARCH-08]', () => {
    expect(listed(true)).toEqual([
      [22, 'For sale'],
      [23, 'Sold 2'],
    ])
    expect(listed(false).at(-1)).toEqual([24, 'Sold 3'])
  })
})
