import { render, screen } from '@testing-library/react'
import { SearchBand } from './SearchBand'

describe('the top of the results', () => {
  it('shows the heading and the number of vehicles [SEARCH-01]', () => {
    render(<SearchBand heading="Used cars for sale" ground="quiet" count={1234} wording="Car" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Used cars for sale' })).toBeTruthy()
    expect(screen.getByText(/found$/).textContent).toBe('1,234 vehicles found')
  })

  it('leads to saving the search, only where that is possible', () => {
    const band = { heading: 'Cars for sale', ground: 'quiet', count: 2, wording: 'Car' } as const
    const { rerender } = render(<SearchBand {...band} saveHref="/save-search?search=%2Fsearch" />)
    const link = screen.getByRole('link', { name: 'Save this search' })
    expect(link.getAttribute('href')).toBe('/save-search?search=%2Fsearch')
    rerender(<SearchBand {...band} saveHref={null} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows no number when it is unknown', () => {
    render(<SearchBand heading="Cars for sale" ground="night" count={null} wording="Car" />)
    expect(screen.queryByText(/found$/)).toBeNull()
  })
})
