import { showsRating } from './shown-rating'

const site = { 'reviews.minimumRating': 4, 'reviews.hidden': false }

describe('a rating', () => {
  it.each([
    [4.1, true],
    [5, true],
    [4, false],
    [3.9, false],
  ])('of %s on a site with a minimum of 4 shows: %s', (rating, shows) => {
    expect(showsRating(rating, site)).toBe(shows)
  })

  it('never shows on a site that hides reviews', () => {
    expect(showsRating(5, { ...site, 'reviews.hidden': true })).toBe(false)
  })
})
