import fc from 'fast-check'
import { addDays, instantsOf, isCalendarDate, localTime, offsetTime, weekdayOf } from './local-time'

const zones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Brisbane',
  'Australia/Eucla',
] as const

const iso = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString())

it.each([
  ['2026-12-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-12-52', false],
  ['2026-13-01', false],
  ['25 Dec 2026', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, isDate) => expect(isCalendarDate(text)).toBe(isDate))

describe('the instants of a local time', () => {
  it.each<[zone: string, date: string, minutes: number, expected: string[]]>([
    ['Australia/Sydney', '2026-11-05', 870, ['2026-11-05T03:30:00.000Z']],
    ['Australia/Brisbane', '2026-11-05', 870, ['2026-11-05T04:30:00.000Z']],
    ['Australia/Adelaide', '2026-07-01', 540, ['2026-06-30T23:30:00.000Z']],
    ['Australia/Eucla', '2026-07-01', 540, ['2026-07-01T00:15:00.000Z']],
    // Clocks go from 2:00 to 3:00 on 4 October, on Lord Howe Island to 2:30.
    ['Australia/Sydney', '2026-10-04', 150, []],
    ['Australia/Melbourne', '2026-10-04', 150, []],
    ['Australia/Hobart', '2026-10-04', 179, []],
    ['Australia/Adelaide', '2026-10-04', 120, []],
    ['Australia/Lord_Howe', '2026-10-04', 149, []],
    ['Australia/Lord_Howe', '2026-10-04', 150, ['2026-10-03T15:30:00.000Z']],
    // Clocks go from 3:00 to 2:00 on 5 April, on Lord Howe Island from 2:00 to 1:30.
    ['Australia/Sydney', '2026-04-05', 150, ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']],
    ['Australia/Adelaide', '2026-04-05', 120, ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05', 90, ['2026-04-04T14:30:00.000Z', '2026-04-04T15:00:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05', 120, ['2026-04-04T15:30:00.000Z']],
    ['Australia/Sydney', '2026-12-31', 1440, ['2026-12-31T13:00:00.000Z']],
  ])('in %s on %s at minute %d are %j [TD-04]', (zone, date, minutes, expected) => {
    expect(iso(instantsOf({ date, minutes }, zone))).toEqual(expected)
  })

  it('contain every instant that clocks show so [TD-04]', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minute, (zone, value) => {
        const instant = value * 60_000
        expect(instantsOf(localTime(instant, zone), zone)).toContain(instant)
      }),
    )
  })
})

describe('an instant with its offset', () => {
  it.each([
    ['2026-11-05T03:30:00Z', 'Australia/Sydney', '2026-11-05T14:30:00+11:00'],
    ['2026-04-04T16:30:00Z', 'Australia/Sydney', '2026-04-05T02:30:00+10:00'],
    ['2026-11-05T03:30:00Z', 'Australia/Lord_Howe', '2026-11-05T14:30:00+11:00'],
    ['2026-07-05T03:30:00Z', 'Australia/Lord_Howe', '2026-07-05T14:00:00+10:30'],
    ['2026-07-05T03:30:00Z', 'America/New_York', '2026-07-04T23:30:00-04:00'],
  ])('of %s in %s is %s [TD-04]', (instant, zone, expected) => {
    expect(offsetTime(Date.parse(instant), zone)).toBe(expected)
    expect(Date.parse(expected)).toBe(Date.parse(instant))
  })
})

describe('dates', () => {
  it('continue over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(weekdayOf('2026-11-22')).toBe(0)
  })
})
