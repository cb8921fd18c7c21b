import fc from 'fast-check'
import { formatReviewCount, showsRating, starRating } from './star-rating'

describe('starRating', () => {
  it.each([
    [5, { text: '5.0', full: 4, partial: 1, empty: 0 }],
    [4.6, { text: '4.6', full: 4, partial: 0.6, empty: 0 }],
    [4, { text: '4.0', full: 4, partial: null, empty: 1 }],
    [3.96, { text: '4.0', full: 4, partial: null, empty: 1 }],
    [2.34, { text: '2.3', full: 2, partial: 0.3, empty: 2 }],
    [0, { text: '0.0', full: 0, partial: null, empty: 5 }],
  ])('draws %p as %p [LOC-15]', (rating, drawn) => {
    expect(starRating(rating)).toEqual(drawn)
  })

  it('adds up to five stars that match the figure, with at most four full [LOC-15]', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 6, noNaN: true }), (rating) => {
        const { text, full, partial, empty } = starRating(rating)
        expect(full + (partial === null ? 0 : 1) + empty).toBe(5)
        expect(full).toBeLessThanOrEqual(4)
        expect((full + (partial ?? 0)).toFixed(1)).toBe(text)
      }),
    )
  })

  it('is shown beside a review count with thousands separators [LOC-15]', () => {
    expect([0, 1, 12, 1234, 1234567].map(formatReviewCount)).toEqual([
      '0 reviews',
      '1 review',
      '12 reviews',
      '1,234 reviews',
      '1,234,567 reviews',
    ])
  })
})

describe('a rating', () => {
  const site = { 'reviews.minimumRating': 4, 'reviews.hidden': false }

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
