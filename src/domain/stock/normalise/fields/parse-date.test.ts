import { parseDay, parseInstant } from './parse-date'

describe('parseDay', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T10:00:00Z', '2026-12-31'],
    ['15-Jun-2026', '2026-06-15'],
    ['15 June 2026', '2026-06-15'],
    ['29/02/2024', '2024-02-29'],
    ['', null],
    ['-', null],
    [null, null],
  ])('parses %j as %j, with the day before the month [ENT-03]', (given, expected) => {
    expect(parseDay(given)).toBe(expected)
  })

  it.each(['31/02/2026', '13/13/2026', '29/02/2025', '2026-00-10', 'soon', 20261231, {}])(
    'rejects %j',
    (given) => {
      expect(() => parseDay(given)).toThrow(
        expect.objectContaining({ reason: 'is not a date such as 31/12/2026' }),
      )
    },
  )

  it.each([
    ['06/2024', '2024-06'],
    ['2024-06', '2024-06'],
    ['Jun 2024', '2024-06'],
  ])('accepts the month %j when a month is enough [ENT-03]', (given, expected) => {
    expect(parseDay(given, { monthIsEnough: true })).toBe(expected)
    expect(() => parseDay(given)).toThrow(
      expect.objectContaining({ reason: 'is only a month; a day is required' }),
    )
  })
})

describe('parseInstant', () => {
  it.each([
    [1_700_000_000, 1_700_000_000_000],
    [1_700_000_000_000, 1_700_000_000_000],
    ['1700000000', 1_700_000_000_000],
    ['2023-11-14T22:13:20.000Z', 1_700_000_000_000],
    ['14/11/2023', Date.UTC(2023, 10, 14)],
    ['', null],
    [null, null],
  ])('parses %j, in seconds or milliseconds, as %j [ENT-04]', (given, expected) => {
    expect(parseInstant(given)).toBe(expected)
  })

  it.each([-1, 0, 'yesterday', {}, 1e300, '2023-99-99T00:00:00Z'])('rejects %j', (given) => {
    expect(() => parseInstant(given)).toThrow(expect.objectContaining({ reason: 'is not a time' }))
  })
})
