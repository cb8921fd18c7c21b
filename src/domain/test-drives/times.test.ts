import { askedTime } from './asked-time'
import type { Slot } from './bookable-slots'
import { reminderTime } from './reminder-time'
import { slotDays } from './slot-days'
import { clockText, dateTimeText, fullTimeText, shortDate, zoneText } from './time-text'

const SYDNEY = 'Australia/Sydney'

describe('the words of a time', () => {
  it.each([
    [0, '12:00 am'],
    [5, '12:05 am'],
    [720, '12:00 pm'],
    [870, '2:30 pm'],
  ])('at minute %d are %s', (minutes, text) => {
    expect(clockText(minutes)).toBe(text)
  })

  it('name the day, and the zone for readers elsewhere [TD-04]', () => {
    const instant = Date.parse('2026-11-05T03:30:00Z')
    expect(shortDate('2026-11-05')).toBe('Thu 5 Nov')
    expect(dateTimeText(instant, SYDNEY)).toBe('5 Nov 2026, 2:30 pm')
    expect(fullTimeText(instant, 'Australia/Brisbane')).toBe('Thu 5 Nov 2026, 1:30 pm (Brisbane time)')
    expect(zoneText('Australia/Lord_Howe')).toBe('Lord Howe time')
  })
})

describe('the time that a form asks for', () => {
  it.each<[answer: string, expected: string | null]>([
    ['2026-11-05T14:30:00+11:00', '2026-11-05T03:30:00.000Z'],
    ['2026-11-05T03:30:00Z', '2026-11-05T03:30:00.000Z'],
    ['2026-11-05T14:30', '2026-11-05T03:30:00.000Z'],
    ['2026-11-05T14:30:00', '2026-11-05T03:30:00.000Z'],
    ['2026-10-04T02:30', null],
    ['2026-13-05T14:30', null],
    ['2026-13-05T14:30:00+11:00', null],
    ['2026-11-05', null],
    ['tomorrow at two', null],
    ['', null],
  ])('as %p is %p in Sydney [TD-04]', (answer, expected) => {
    const instant = askedTime(answer, SYDNEY)
    expect(instant === null ? null : new Date(instant).toISOString()).toBe(expected)
  })
})

describe('the reminder of a test drive on Thursday 5 November at 14:30', () => {
  it.each<[bookedAt: string, expected: string | null]>([
    ['2026-11-01T10:00:00+11:00', '2026-11-04T09:00:00+11:00'],
    ['2026-11-04T08:59:00+11:00', '2026-11-04T09:00:00+11:00'],
    ['2026-11-04T09:00:00+11:00', '2026-11-05T11:30:00+11:00'],
    ['2026-11-05T11:29:00+11:00', '2026-11-05T11:30:00+11:00'],
    ['2026-11-05T11:30:00+11:00', null],
  ])('that was booked at %s is due at %s [TD-04]', (bookedAt, expected) => {
    const startsAt = Date.parse('2026-11-05T14:30:00+11:00')
    expect(reminderTime({ startsAt, bookedAt: Date.parse(bookedAt), zone: SYDNEY })).toBe(
      expected && Date.parse(expected),
    )
  })

  it('comes at nine by the clocks on the day before they change [TD-04]', () => {
    const startsAt = Date.parse('2026-10-04T14:30:00+11:00')
    const due = reminderTime({ startsAt, bookedAt: 0, zone: SYDNEY })
    expect(due).toBe(Date.parse('2026-10-03T09:00:00+10:00'))
  })
})

describe('free times by day', () => {
  const slot = (date: string, minutes: number): Slot => ({
    date,
    minutes,
    value: `${date} ${minutes}`,
    startsAt: 0,
    endsAt: 0,
  })
  const slots = [slot('2026-11-05', 540), slot('2026-11-05', 570), slot('2026-11-08', 540)]
  const where = { location: '3', zone: SYDNEY }

  it('leave out days without any, and say where later days start [TD-04]', () => {
    expect(slotDays(slots, where, 1)).toEqual({
      ...where,
      days: [
        {
          date: '2026-11-05',
          label: 'Thu 5 Nov',
          times: [
            { value: '2026-11-05 540', label: '9:00 am' },
            { value: '2026-11-05 570', label: '9:30 am' },
          ],
        },
      ],
      next: '2026-11-06',
    })
    const both = slotDays(slots, where, 2)
    expect([both.days.length, both.next]).toEqual([2, null])
  })
})
