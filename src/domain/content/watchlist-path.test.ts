import { isWatchlist } from './watchlist-path'

const settings = { 'garage.enabled': true, 'garage.watchlistPath': '/my-bikes' }

describe('a website’s own path to its watchlist', () => {
  it('leads there', () => {
    expect(isWatchlist('/my-bikes', settings)).toBe(true)
    expect(isWatchlist('/my-bikes/old', settings)).toBe(false)
  })

  it('leads nowhere where favourites are off', () => {
    expect(isWatchlist('/my-bikes', { ...settings, 'garage.enabled': false })).toBe(false)
  })

  it('does not lead from the watchlist to itself', () => {
    expect(isWatchlist('/watchlist', { ...settings, 'garage.watchlistPath': '/watchlist' })).toBe(false)
  })
})
