import { cleanup, render, screen, within } from '@testing-library/react'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { templateFor } from '@/domain/flags/templates'
import type { SearchResult, StockHit } from '@/domain/stock/search/result'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/stock-query-url'
import { morph } from '@/ui/enhance/search/morph'
import { Notice } from '@/ui/primitives/Notice'
import { stockHit } from '~/tests/support/stock-hit'
import { SearchResults } from './SearchResults'

interface Shown {
  hits?: readonly StockHit[]
  count?: number
  page?: number
  handlesSold?: boolean
  /** What could not be read of the address. */
  problem?: string
  query?: Partial<StockQuery>
  settings?: SettingOverrides
}

function show(shown: Shown) {
  const {
    hits = [],
    count = hits.length,
    page = 1,
    handlesSold = true,
    problem,
    query,
    settings: own,
  } = shown
  const tenant = { 'search.handlesSold': handlesSold, ...own }
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const result: SearchResult = { hits, count, facets: {}, pages: Math.ceil(count / 21), page, ms: 1 }
  return render(
    <>
      {problem && <Notice name={problem}>{problem}</Notice>}
      <SearchResults
        query={{ ...emptyQuery, ...query, page }}
        result={result}
        count={count}
        makes={[]}
        settings={settings}
        smallPrint={{ warning: 'WARNING: Only an example.', disclaimer: 'The lender’s words.' }}
        layout={templateFor('metro').layout}
        now={new Date('2026-03-10T00:00:00Z')}
        hrefOf={(query) => stockQueryToUrl(query)}
      />
    </>,
  ).container
}

beforeEach(() => {
  // React says so of every script that a browser renders; ours are only ever rendered by the server.
  jest.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).includes('script tag')) throw new Error(String(message))
  })
})

const sold = (id: string) => stockHit({ id, name: `Sold ${id}`, status: 'sold', sold: true, price: null })
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the results', () => {
  const hits = [stockHit({ name: 'For sale' }), sold('2'), sold('3')]

  it('show the first of a run of sold vehicles [SEARCH-08]', () => {
    show({ hits })
    expect(names()).toEqual(['For sale', 'Sold 2'])
  })

  it('have the lender’s words below them where a weekly figure is among them, and only there [CARD-03, FIN-51]', () => {
    const quote = { weekly: 120, comparisonRate: 8.5, warning: 'WARNING: Only an example.' }
    show({ hits })
    expect(screen.queryByText(/The lender’s words/)).toBeNull()
    cleanup()
    show({ hits: [stockHit({ weekly_quote: quote })] })
    expect(screen.getByText('* The lender’s words. WARNING: Only an example.')).toBeTruthy()
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
    ['to the special offers', undefined, '/special-offers'],
    ['where the site says', { 'search.clearFiltersPath': '/search' }, '/search'],
  ] as const)('lead %s once the filters are cleared [SEARCH-36]', (_, settings, href) => {
    show({ settings })
    const links = screen.getAllByRole('link', { name: 'Clear filters' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => href))
  })

  it.each([
    [50, 63, 'Go to the last page', '/search?page=3'],
    [4, 63, 'Go to the last page', '/search?page=3'],
    [2, 5, 'Show them', '/search'],
  ])('past the last page, at page %d of %d vehicles, lead back [SEARCH-01]', (page, count, label, href) => {
    show({ page, count })
    expect(screen.queryByText(/^No results found/)).toBeNull()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull()
  })

  it('do not lead back from the last page', () => {
    show({ hits: [stockHit()], count: 43, page: 3 })
    expect(screen.queryByRole('link', { name: 'Go to the last page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the length of a page that was chosen', () => {
  it.each([
    ['can be chosen', { hits: [stockHit()], count: 63 }],
    ['few vehicles were found', { hits: [stockHit()] }],
    ['none was', {}],
    ['the page is past the last one', { page: 50, count: 63 }],
  ])('is sent once with the filters where %s [SEARCH-21]', (_, shown) => {
    show({ ...shown, query: { hitsPerPage: 42 } })
    const form = document.querySelector('form') as HTMLFormElement
    expect(new FormData(form).getAll('hitsPerPage')).toEqual(['42'])
  })
})

describe('a page that changes in place', () => {
  it('keeps its form and its results while words above them come and go', () => {
    const copyOf = (shown: Shown) => show(shown).cloneNode(true) as Element
    const page = copyOf({})
    const [form, results] = ['form', '[data-results]'].map((part) => page.querySelector(part))
    const options = { leave: '[data-own]', isTyped: () => false }
    for (const problem of ['near', 'page', undefined]) {
      morph(page, copyOf({ problem }), options)
      expect(page.textContent?.startsWith(problem ?? 'Filters')).toBe(true)
      expect(page.querySelector('form')).toBe(form)
      expect(page.querySelector('[data-results]')).toBe(results)
    }
  })
})

describe('the filters in use', () => {
  it('are each by themselves when two are called the same', () => {
    show({ query: { text: 'diesel', refinements: { fuel: ['“diesel”'] } } })
    const chips = within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('listitem')
    expect(chips).toHaveLength(3)
  })
})

describe('the filters', () => {
  it.each(['metro', 'throttle'] as const)('of %s are one form, prices once [SEARCH-05]', (template) => {
    const facets = {
      price_range: [
        { value: '0-10000', count: 2 },
        { value: '10000-20000', count: 3 },
      ],
    }
    const { settings } = resolveSettings({ template })
    const { layout } = templateFor(template)
    const { container } = render(
      <SearchResults
        query={emptyQuery}
        result={{ hits: [], count: 0, facets, pages: 0, page: 1, ms: 1 }}
        count={0}
        makes={[]}
        settings={settings}
        smallPrint={null}
        layout={layout}
        now={new Date('2026-03-10T00:00:00Z')}
        hrefOf={(query) => stockQueryToUrl(query)}
      />,
    )
    expect(container.querySelectorAll('form')).toHaveLength(1)
    const summaries = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(summaries.filter((text) => text === 'Price')).toHaveLength(1)
    expect(container.querySelectorAll('input[name="refinementList[price_range][]"]')).toHaveLength(2)
  })
})
