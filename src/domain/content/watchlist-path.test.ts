import { isWatchlist } from './watchlist-path'

const settings = { 'garage.enabled': true, 'garage.watchlist': false, 'garage.watchlistPath': '/my-bikes' }

describe('the site’s own path of the watchlist', () => {
  it('redirects to the watchlist', () => {
    expect(isWatchlist('/my-bikes', settings)).toBe(true)
    expect(isWatchlist('/my-bikes/old', settings)).toBe(false)
  })

  it('does not redirect if favourites are off', () => {
    expect(isWatchlist('/my-bikes', { ...settings, 'garage.enabled': false })).toBe(false)
  })

  it('does not redirect the watchlist to itself', () => {
    expect(
      isWatchlist('/watchlist', {
        ...settings,
        'garage.watchlist': false,
        'garage.watchlistPath': '/watchlist',
      }),
    ).toBe(false)
  })
})
