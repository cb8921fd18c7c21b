import { storyDate, storyDay } from './story-date'

describe('storyDate', () => {
  it.each([
    ['2026-11-05T12:00:00.000Z', '05 November 2026'],
    ['2026-11-04T14:00:00.000Z', '05 November 2026'],
    ['2025-02-28', '28 February 2025'],
  ])('formats %s as %s [CB-07]', (stored, words) => {
    expect(storyDate(stored)).toBe(words)
    expect(storyDate(storyDay(stored))).toBe(words)
  })

  it('is empty for an invalid date', () => {
    expect([storyDate('soon'), storyDay('soon')]).toEqual(['', ''])
  })
})
