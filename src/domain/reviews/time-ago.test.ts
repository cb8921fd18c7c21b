import { nextTimeAgo, timeAgo } from './time-ago'

// 9 am of 25 November in Brisbane.
const now = new Date('2026-11-24T23:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('the age of a review', () => {
  it.each([
    [-0.4, 'today'],
    [0, 'today'],
    [0.37, 'today'],
    [0.38, 'yesterday'],
    [1.37, 'yesterday'],
    [1, 'yesterday'],
    [2, '2 days ago'],
    [13, '13 days ago'],
    [14, '2 weeks ago'],
    [59, '8 weeks ago'],
    [60, '2 months ago'],
    [729, '24 months ago'],
    [730, '2 years ago'],
  ])('of %d days is “%s” [BLOG-04]', (days, words) => {
    expect(timeAgo(ago(days), now)).toBe(words)
  })

  it('changes at midnight [BLOG-04]', () => {
    expect(nextTimeAgo([ago(0.25), ago(3.5)], now)?.toISOString()).toBe('2026-11-25T14:00:00.000Z')
    expect(nextTimeAgo([], now)).toBeNull()
  })
})
