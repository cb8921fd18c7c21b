import fc from 'fast-check'
import { addDays, localTime } from '../locations/hours/local-time'
import { openPeriodOn } from '../locations/hours/opening-hours'
import { bookableSlots } from './bookable-slots'
import { freeSeat, type TakenTime } from './free-seat'
import { type SlotRequest, testDriveSlots } from './test-drive-slots'

const everyDay = (open: string, close: string) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday: String(weekday), status: 'Open', open, close }))

const usual: SlotRequest = {
  hours: everyDay('09:00', '12:00'),
  specialHours: [],
  zone: 'Australia/Sydney',
  terms: { minutes: 60, capacity: 1, noticeHours: 2, daysAhead: 21 },
  taken: [],
  vehicleId: null,
  now: Date.parse('2026-11-01T00:00:00Z'),
  from: '2026-11-05',
  days: 1,
}

const slots = (changes: Partial<SlotRequest> = {}) => testDriveSlots({ ...usual, ...changes })
const values = (changes: Partial<SlotRequest> = {}) => slots(changes).map(({ value }) => value)
const terms = (changes: Partial<SlotRequest['terms']>) => ({ ...usual.terms, ...changes })

const taken = (start: string, minutes: number, seat = 1, vehicleId: number | null = null): TakenTime => ({
  startsAt: Date.parse(start),
  endsAt: Date.parse(start) + minutes * 60_000,
  seat,
  vehicleId,
})

describe('the free times for test drives', () => {
  it('follow one another from opening to closing, with the offset of the location [TD-04]', () => {
    expect(values()).toEqual([
      '2026-11-05T09:00:00+11:00',
      '2026-11-05T10:00:00+11:00',
      '2026-11-05T11:00:00+11:00',
    ])
  })

  it('end by closing time when the length does not fill the day [TD-04]', () => {
    expect(values({ terms: terms({ minutes: 100 }) })).toEqual(['2026-11-05T09:00:00+11:00'])
  })

  it('leave out closed days and follow days with different hours [LOC-12, TD-04]', () => {
    const specialHours = [
      { date: '2026-11-05', status: 'Closed', open: null, close: null },
      { date: '2026-11-06', status: 'Open', open: '10:00', close: '11:00' },
    ]
    const found = values({ specialHours, days: 3 })
    expect(found.map((value) => value.slice(5, 16))).toEqual([
      '11-06T10:00',
      '11-07T09:00',
      '11-07T10:00',
      '11-07T11:00',
    ])
  })

  it('leave out what is booked, by place and by vehicle [TD-04]', () => {
    const booked = [taken('2026-11-05T09:30:00+11:00', 30), taken('2026-11-05T11:00:00+11:00', 60, 1, 7)]
    const of = (capacity: number, vehicleId: number | null) =>
      slots({ taken: booked, terms: terms({ capacity }), vehicleId }).map(({ minutes }) => minutes / 60)
    expect(of(1, null)).toEqual([10])
    expect(of(2, null)).toEqual([9, 10, 11])
    expect(of(2, 7)).toEqual([9, 10])
  })

  it('give the notice that the location asks for, to the minute [TD-04]', () => {
    const at = (now: string) => slots({ now: Date.parse(now) }).map(({ minutes }) => minutes / 60)
    expect(at('2026-11-05T08:00:00+11:00')).toEqual([10, 11])
    expect(at('2026-11-05T08:01:00+11:00')).toEqual([11])
    expect(at('2026-11-05T23:00:00+11:00')).toEqual([])
  })

  it('start today when the first date has passed, and stop after the days ahead [TD-04]', () => {
    const found = slots({ from: '2020-01-01', days: 50, terms: terms({ daysAhead: 3 }) })
    // 1 November 2026, 11:00 in Sydney: two hours of notice leave nothing of that day.
    expect([...new Set(found.map(({ date }) => date))]).toEqual(['2026-11-02', '2026-11-03', '2026-11-04'])
    expect(slots({ from: '2027-01-01' })).toEqual([])
  })

  describe.each([
    ['Australia/Sydney', '2026-10-04', [0, 1, 3, 4]],
    ['Australia/Melbourne', '2026-10-04', [0, 1, 3, 4]],
    ['Australia/Hobart', '2026-10-04', [0, 1, 3, 4]],
    ['Australia/Adelaide', '2026-10-04', [0, 1, 3, 4]],
    ['Australia/Lord_Howe', '2026-10-04', [0, 1, 2.5, 3.5]],
    ['Australia/Sydney', '2026-04-05', [0, 1, 2, 2, 3, 4]],
    ['Australia/Adelaide', '2026-04-05', [0, 1, 2, 2, 3, 4]],
    ['Australia/Lord_Howe', '2026-04-05', [0, 1, 1.5, 2.5, 3.5]],
  ])('in %s on %s, when clocks change', (zone, date, hours) => {
    it(`start at the hours ${hours.join(', ')} and never overlap [TD-04]`, () => {
      const now = Date.parse(`${addDays(date, -3)}T00:00:00Z`)
      const found = slots({ zone, from: date, now, hours: everyDay('00:00', '05:00') })
      expect(found.map(({ minutes }) => minutes / 60)).toEqual(hours)
      expect(new Set(found.map(({ value }) => value)).size).toBe(found.length)
      for (const [index, slot] of found.entries())
        expect(slot.startsAt).toBeGreaterThanOrEqual(found[index - 1]?.endsAt ?? 0)
    })
  })

  it.each([
    ['2026-10-04', '02:15', '05:00', [3, 4]],
    ['2026-10-04', '01:00', '02:30', [1]],
    ['2026-10-04', '02:10', '02:50', []],
    ['2026-04-05', '02:30', '05:00', [2.5, 3.5]],
    ['2026-04-05', '01:00', '02:30', [1]],
  ])(
    'on %s, when clocks change, with hours from %s to %s start at %j [TD-04]',
    (date, open, close, hours) => {
      const now = Date.parse(`${addDays(date, -3)}T00:00:00Z`)
      const found = slots({ from: date, now, hours: everyDay(open, close) })
      expect(found.map(({ minutes }) => minutes / 60)).toEqual(hours)
    },
  )
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((pair) => pair.map((part) => String(part).padStart(2, '0')).join(':'))
const status = fc.constantFrom('Open', 'Open', 'Closed')
const changeDays = ['2026-10-02', '2027-04-02', '2026-12-23']

const request = fc
  .record({
    zone: fc.constantFrom(
      'Australia/Sydney',
      'Australia/Melbourne',
      'Australia/Hobart',
      'Australia/Adelaide',
      'Australia/Lord_Howe',
    ),
    from: fc.constantFrom(...changeDays),
    hours: fc.tuple(
      ...Array.from({ length: 7 }, (_, day) =>
        fc.record({ weekday: fc.constant(String(day)), status, open: clock, close: clock }),
      ),
    ),
    special: fc.array(
      fc.record({ offset: fc.integer({ min: 0, max: 4 }), status, open: clock, close: clock }),
    ),
    terms: fc.record({
      minutes: fc.integer({ min: 10, max: 240 }),
      capacity: fc.integer({ min: 1, max: 3 }),
      noticeHours: fc.integer({ min: 0, max: 48 }),
      daysAhead: fc.integer({ min: 1, max: 6 }),
    }),
    booked: fc.array(
      fc.record({
        minute: fc.integer({ min: 0, max: 5 * 1440 }),
        length: fc.integer({ min: 10, max: 240 }),
        seat: fc.integer({ min: 1, max: 4 }),
        vehicleId: fc.constantFrom(null, 1, 2),
      }),
      { maxLength: 30 },
    ),
  })
  .map(({ special, booked, from, ...rest }): SlotRequest => {
    const start = Date.parse(from)
    return {
      ...rest,
      from,
      days: 6,
      now: start,
      vehicleId: 1,
      specialHours: special.map(({ offset, ...day }) => ({ ...day, date: addDays(from, offset) })),
      taken: booked.map(({ minute, length, seat, vehicleId }) => ({
        startsAt: start + minute * 60_000,
        endsAt: start + (minute + length) * 60_000,
        seat,
        vehicleId,
      })),
    }
  })

describe('any free time', () => {
  it('lies in the opening hours at each of its minutes, as clocks show it [TD-04]', () => {
    fc.assert(
      fc.property(request, (asked) => {
        for (const { date, startsAt, endsAt } of testDriveSlots(asked)) {
          const open = openPeriodOn(date, asked.hours, asked.specialHours)
          for (let instant = startsAt; instant < endsAt; instant += 60_000) {
            const shown = localTime(instant, asked.zone)
            expect(shown.date).toBe(date)
            expect(shown.minutes).toBeGreaterThanOrEqual(open?.opens ?? 1441)
            expect(shown.minutes).toBeLessThan(open?.closes ?? -1)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has the length, notice and days ahead of the location [TD-04]', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const last = addDays(localTime(asked.now, asked.zone).date, asked.terms.daysAhead)
        for (const { date, startsAt, endsAt, value } of testDriveSlots(asked)) {
          expect(endsAt - startsAt).toBe(asked.terms.minutes * 60_000)
          expect(startsAt - asked.now).toBeGreaterThanOrEqual(asked.terms.noticeHours * 3_600_000)
          expect(date <= last).toBe(true)
          expect(Date.parse(value)).toBe(startsAt)
        }
      }),
    )
  })

  it('can be booked one after another without more than the capacity at once, or the vehicle twice [TD-04]', () => {
    fc.assert(
      fc.property(request, fc.array(fc.nat(), { maxLength: 20 }), (asked, choices) => {
        const booked: TakenTime[] = []
        for (const choice of choices) {
          const vehicleId = choice % 3
          const free = testDriveSlots({ ...asked, taken: booked, vehicleId })
          const slot = free[choice % Math.max(free.length, 1)]
          if (!slot) continue
          const seat = freeSeat(slot, booked, { capacity: asked.terms.capacity, vehicleId })
          booked.push({ ...slot, seat: seat ?? 0, vehicleId })
        }
        for (const one of booked) {
          const at = booked.filter((other) => other.startsAt <= one.startsAt && one.startsAt < other.endsAt)
          expect(at.length).toBeLessThanOrEqual(asked.terms.capacity)
          expect(new Set(at.map(({ seat }) => seat)).size).toBe(at.length)
          expect(new Set(at.map(({ vehicleId }) => vehicleId)).size).toBe(at.length)
          expect(one.seat).toBeGreaterThan(0)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('times from a service', () => {
  const at = (time: string) => Date.parse(`2026-11-${time}:00+11:00`)

  it('are offered in order, once, with notice, on the dates asked for, and unless they are booked [TD-04]', () => {
    const starts = ['06T10:00', '05T11:00', '05T11:00', '05T09:40', '01T12:00', '07T09:00', '05T14:00'].map(
      at,
    )
    const booked = [taken('2026-11-05T14:30:00+11:00', 30)]
    const found = bookableSlots(starts, { ...usual, days: 2, taken: booked })
    expect(found.map(({ value }) => value.slice(8, 16))).toEqual(['05T09:40', '05T11:00', '06T10:00'])
    expect(found[0]?.endsAt).toBe(at('05T10:40'))
  })
})
