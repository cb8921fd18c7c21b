import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { nothingFound } from '@/domain/stock/budget/price-window'
import type { StockHit } from '@/domain/stock/search/results/result'
import { readingNotices } from '@/domain/stock/search/understand/reading-notices'
import { queryClient } from '@/ui/query/Queries'
import { inherited } from '~/tests/support/inherited'
import { resultsAnswer, searchSite } from '~/tests/support/search-page'
import { stockHit } from '~/tests/support/stock-hit'
import StockSearch from '../stock-search.island'

type Found = Parameters<typeof resultsAnswer>[0]

function show(found: Found = {}, settings: SettingOverrides = {}) {
  // Each page starts with its own cached answer.
  queryClient().clear()
  return render(<StockSearch site={searchSite({ settings })} first={resultsAnswer(found)} />).container
}

const sold = (id: string) => stockHit({ id, name: `Sold ${id}`, status: 'sold', sold: true, price: null })
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

beforeEach(() => {
  queryClient().clear()
  window.history.replaceState(null, '', '/search')
})

describe('the results', () => {
  const hits: StockHit[] = [stockHit({ name: 'For sale' }), sold('2'), sold('3')]

  it('show the first of several consecutive sold vehicles [SEARCH-08]', () => {
    show({ hits })
    expect(names()).toEqual(['For sale', 'Sold 2'])
  })

  it('show every sold vehicle where the list is not set to limit them [SEARCH-09]', () => {
    show({ hits, handlesSold: false })
    expect(names()).toEqual(['For sale', 'Sold 2', 'Sold 3'])
  })

  it('show a message when nothing was found [SEARCH-02]', () => {
    show()
    expect(screen.getByText(/^No results found for your search at this time\./)).toBeTruthy()
  })

  it('show the budget search’s message for a budget without results [BUD-08]', () => {
    show({ budgetNote: nothingFound('Car') })
    expect(screen.getByText(/^No Cars found for this budget\./)).toBeTruthy()
    expect(screen.queryByText(/^No results found/)).toBeNull()
  })

  it.each([
    ['to the special offers', {}, '/special-offers'],
    ['where the site says', { 'search.clearFiltersPath': '/search' }, '/search'],
  ] as const)('link %s to clear the filters [SEARCH-36]', (_, settings, href) => {
    show({}, settings)
    const links = screen.getAllByRole('link', { name: 'Clear filters' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => href))
  })

  it.each([
    [50, 63, 'Go to the last page', '/search?page=3'],
    [4, 63, 'Go to the last page', '/search?page=3'],
    [2, 5, 'Show them', '/search'],
  ])('link back from page %d, past the end of %d vehicles [SEARCH-01]', (page, count, label, href) => {
    show({ query: { page }, count })
    expect(screen.queryByText(/^No results found/)).toBeNull()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull()
  })

  it('have no link back on the last page', () => {
    show({ hits: [stockHit()], count: 43, query: { page: 3 } })
    expect(screen.queryByRole('link', { name: 'Go to the last page' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  })

  it('show the order that the words ask for as selected, with every other order available', () => {
    const reading = { parts: [], words: [], sort: 'price:asc' } as const
    show({ hits: [stockHit()], query: { text: 'cheap' }, reading })
    const chosen = () => screen.getByLabelText<HTMLSelectElement>('Sort by').selectedOptions[0]
    expect([chosen()?.textContent, chosen()?.value]).toEqual(['Price: low to high', ''])
    const usual = screen.getByRole<HTMLOptionElement>('option', { name: 'Recommended' })
    expect(usual.value).toBe('custom_rank:desc')
    cleanup()
    show({ hits: [stockHit()], query: { text: 'cheap', sort: 'custom_rank:desc' }, reading })
    expect(chosen()?.textContent).toBe('Recommended')
  })

  it('show each vehicle’s distance after a search near a postcode, and offer the order by distance [SEARCH-34]', () => {
    const near = { postcode: '6000', km: 50 }
    show({ hits: [stockHit()], query: { near }, distances: { Burswood: 12 } })
    expect(within(screen.getByRole('article')).getByText('12 km away')).toBeTruthy()
    const offered = () =>
      within(screen.getByLabelText('Sort by')).queryByRole('option', { name: 'Nearest first' })
    expect(offered()).not.toBeNull()
    cleanup()
    show({ hits: [stockHit()] })
    expect(offered()).toBeNull()
  })

  it.each(inherited)('show no distance for an unknown location called %s', (location_name) => {
    show({ hits: [stockHit({ location_name })], distances: { Burswood: 12 } })
    expect(within(screen.getByRole('article')).queryByText(/away/)).toBeNull()
  })

  it('list words that filter nothing: words left out, and prices that are not shown [PRICE-09]', () => {
    const notices = readingNotices({ leftOut: ['family'], searchedText: 'suv', unpriced: true })
    show({ hits: [stockHit()], notices })
    expect(screen.getByText('No match for “family”. Showing results for “suv”.')).toBeTruthy()
    expect(screen.getByText(/^We do not show prices on this website/)).toBeTruthy()
  })

  it('hydrate the server-rendered page without an error', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    const page = (
      <StockSearch
        site={searchSite({ makes: [{ name: 'Kia', models: ['Rio'] }] })}
        first={resultsAnswer({ hits: [stockHit()], facets: { make: [{ value: 'Kia', count: 1 }] } })}
      />
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    render(page, { container, hydrate: true })
    expect(report.mock.calls).toEqual([])
    report.mockRestore()
  })
})

describe('the chosen page size', () => {
  it.each([
    ['can be chosen', { hits: [stockHit()], count: 63 }],
    ['few vehicles were found', { hits: [stockHit()] }],
    ['none was', {}],
    ['the page is past the last one', { count: 63 }],
  ])('is submitted once with the filters where %s [SEARCH-21]', (what, found) => {
    const page = what === 'the page is past the last one' ? 50 : 1
    const container = show({ ...found, query: { hitsPerPage: 42, page } })
    const form = container.querySelector('form') as HTMLFormElement
    expect(new FormData(form).getAll('hitsPerPage')).toEqual(['42'])
  })
})

describe('the active filters', () => {
  it('are listed separately when two have the same label', () => {
    show({ query: { text: 'diesel', refinements: { fuel: ['“diesel”'] } } })
    const chips = within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('listitem')
    expect(chips).toHaveLength(3)
  })
})
