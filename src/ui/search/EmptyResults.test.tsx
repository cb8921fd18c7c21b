import { render, screen } from '@testing-library/react'
import { EmptyResults } from './EmptyResults'

describe('a search that finds nothing', () => {
  it('says so, and leads on [SEARCH-02]', () => {
    render(<EmptyResults clearHref="/search" />)
    expect(screen.getByText(/^No results found for your search at this time\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/search')
  })

  it('says of a budget that buys nothing what the budget search says [BUD-08]', () => {
    render(<EmptyResults clearHref="/search" budgetFor="Caravan" />)
    expect(screen.getByRole('heading').textContent).toBe('0 Caravans Found')
    expect(screen.getByText(/^No Caravans found for this budget\./)).toBeTruthy()
    expect(screen.queryByText(/^No results found/)).toBeNull()
  })
})
