import { render, screen } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { templateFor } from '@/domain/flags/templates'
import type { SearchResult, StockHit } from '@/domain/stock/search/result'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/stock-query-url'
import { stockHit } from '~/tests/support/stock-hit'
import { SearchResults } from './SearchResults'

interface Shown {
  hits?: readonly StockHit[]
  count?: number
  page?: number
  handlesSold?: boolean
}

function show({ hits = [], count = hits.length, page = 1, handlesSold = true }: Shown) {
  const { settings } = resolveSettings({ template: 'metro', tenant: { 'search.handlesSold': handlesSold } })
  const result: SearchResult = { hits, count, facets: {}, pages: Math.ceil(count / 21), page, ms: 1 }
  render(
    <SearchResults
      query={{ ...emptyQuery, page }}
      result={result}
      usualSort="custom_rank:desc"
      settings={settings}
      layout={templateFor('metro').layout}
      now={new Date('2026-03-10T00:00:00Z')}
      hrefOf={(query) => stockQueryToUrl(query)}
    />,
  )
}

const sold = (id: string) => stockHit({ id, name: `Sold ${id}`, status: 'sold', sold: true, price: null })
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent)

describe('the results', () => {
  const hits = [stockHit({ name: 'For sale' }), sold('2'), sold('3')]

  it('show the first of a run of sold vehicles [SEARCH-08]', () => {
    show({ hits })
    expect(names()).toEqual(['For sale', 'Sold 2'])
  })

  it('show every sold vehicle where the list is not set to handle them [SEARCH-09]', () => {
    show({ hits, handlesSold: false })
    expect(names()).toEqual(['For sale', 'Sold 2', 'Sold 3'])
  })

  it('say that nothing was found when nothing was [SEARCH-02]', () => {
    show({})
    expect(screen.getByText(/^No results found/)).toBeTruthy()
  })

  it.each([
    [50, 63, 'Go to the last page', '/search?page=3'],
    [4, 63, 'Go to the last page', '/search?page=3'],
    [2, 5, 'Show them', '/search'],
  ])(
    'past the last page, at page %d of %d vehicles, tell the count and lead back [SEARCH-01]',
    (page, count, label, href) => {
      show({ page, count })
      expect(screen.queryByText(/^No results found/)).toBeNull()
      expect(screen.getByText(String(count))).toBeTruthy()
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
      expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull()
    },
  )

  it('do not lead back from the last page', () => {
    show({ hits: [stockHit()], count: 43, page: 3 })
    expect(screen.queryByRole('link', { name: 'Go to the last page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  })
})
