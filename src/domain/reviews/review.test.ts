import { newestReviews, summariseReviews } from './review'

const review = (id: number, rating: number, reviewDate: string) => ({ id, rating, reviewDate })

describe('the summary of reviews', () => {
  it.each([
    [[5], { count: 1, average: 5 }],
    [[5, 4], { count: 2, average: 4.5 }],
    [[5, 5, 4], { count: 3, average: 4.7 }],
    [[1, 5], { count: 2, average: 3 }],
  ])('of %j has their number and their average to one decimal [BLOG-05]', (ratings, summary) => {
    expect(summariseReviews(ratings.map((rating) => ({ rating })))).toEqual(summary)
  })

  it('does not exist without reviews [BLOG-05]', () => {
    expect(summariseReviews([])).toBeNull()
  })
})

describe('the reviews that fill the slots', () => {
  const all = [
    review(1, 5, '2026-11-01T12:00:00Z'),
    review(2, 1, '2026-11-20T12:00:00Z'),
    review(3, 4, '2026-11-20T12:00:00Z'),
    review(4, 5, '2026-10-01T12:00:00Z'),
  ]

  it('are the newest, bad ones too, and the later entry first on one day [LOC-16]', () => {
    expect(newestReviews(all, 3).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('are all of them if there are fewer than the full quantity [LOC-16]', () => {
    expect(newestReviews(all, 12)).toHaveLength(4)
  })
})
