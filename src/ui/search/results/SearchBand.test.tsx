import { render, screen } from '@testing-library/react'
import { SearchBand } from './SearchBand'

describe('the top of the results', () => {
  it('shows the heading and the number of vehicles [SEARCH-01]', () => {
    render(<SearchBand heading="Used cars for sale" ground="quiet" count={1234} wording="Car" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Used cars for sale' })).toBeTruthy()
    expect(screen.getByText(/found$/).textContent).toBe('1,234 vehicles found')
  })

  it('shows no number when it is unknown', () => {
    render(<SearchBand heading="Cars for sale" ground="night" count={null} wording="Car" />)
    expect(screen.queryByText(/found$/)).toBeNull()
  })
})
