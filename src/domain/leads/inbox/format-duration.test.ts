import { formatDuration } from './format-duration'

describe('a response time', () => {
  it.each<[seconds: number, text: string]>([
    [0, 'under 1 min'],
    [29, 'under 1 min'],
    [240, '4 min'],
    [3599, '1 h'],
    [3600, '1 h'],
    [12_000, '3 h 20 min'],
    [86_399, '1 day'],
    [86_400, '1 day'],
    [190_800, '2 days 5 h'],
  ])('of %i seconds is written %p', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})
