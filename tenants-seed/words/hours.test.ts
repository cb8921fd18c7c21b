import { formatHours } from './hours'

describe('formatHours', () => {
  it.each([
    [['08:30', '17:30'] as const, '8:30 am – 5:30 pm'],
    [['09:00', '12:00'] as const, '9 am – 12 pm'],
    [['00:15', '23:00'] as const, '12:15 am – 11 pm'],
    [null, 'Closed'],
  ])('formats %j as %s', (hours, text) => {
    expect(formatHours(hours)).toBe(text)
  })
})
