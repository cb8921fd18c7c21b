import type { ContentKind, TimedContent } from '../dashboard/week'
import { calendarDays } from './calendar-days'
import { fieldTime, instantOfField, shiftDays } from './calendar-times'
import { placeContents } from './place-contents'

const zone = 'Australia/Sydney'
const now = new Date('2026-11-28T03:00:00Z') // a Saturday
const days = calendarDays(undefined, now, zone)

const content = (
  id: number,
  kind: ContentKind,
  liveFrom: string | null,
  liveUntil: string | null,
): TimedContent => ({
  id,
  kind,
  title: `${kind} ${id}`,
  websiteId: 1,
  website: 'Kestrel',
  zone,
  liveFrom,
  liveUntil,
})

describe('The days of the calendar', () => {
  it('are five weeks from the Monday of this week', () => {
    expect(days).toHaveLength(35)
    expect([days[0], days.at(-1)]).toEqual(['2026-11-23', '2026-12-27'])
  })

  it('start at the Monday of the asked day', () =>
    expect(calendarDays('2026-12-16', now, zone)[0]).toBe('2026-12-14'))

  it.each(['', 'x', '2026-13-40', '1', ['2026-12-16'], undefined])('ignore %j', (asked) =>
    expect(calendarDays(asked, now, zone)).toEqual(days),
  )

  it('follow the clocks of the website', () => {
    const sundayInPerth = new Date('2026-11-29T15:59:00Z')
    expect(calendarDays(undefined, sundayInPerth, 'Australia/Perth')[0]).toBe('2026-11-23')
    expect(calendarDays(undefined, sundayInPerth, zone)[0]).toBe('2026-11-30')
  })
})

describe('The lanes of the calendar', () => {
  it('place a content on its days in the time zone of its website', () => {
    const [lane] = placeContents([content(1, 'promo', '2026-12-04T06:00:00Z', '2026-12-06T13:00:00Z')], days)
    expect(lane?.contents).toMatchObject([
      { firstDay: 11, lastDay: 13, isOpenBefore: false, isOpenAfter: false },
    ])
  })

  it('run to the edge for a content without a start or an end', () => {
    const [lane] = placeContents([content(1, 'offer', null, null)], days)
    expect(lane?.contents).toMatchObject([
      { firstDay: 0, lastDay: 34, isOpenBefore: true, isOpenAfter: true },
    ])
    expect(lane?.gaps).toEqual([])
  })

  it('leave out what is over, or starts later, and show the gap', () => {
    const [lane] = placeContents(
      [
        content(1, 'offer', null, '2026-11-20T00:00:00Z'),
        content(2, 'offer', '2027-02-01T00:00:00Z', null),
        content(3, 'offer', '2026-11-25T00:00:00Z', '2026-12-01T00:00:00Z'),
      ],
      days,
    )
    expect(lane?.contents.map(({ id }) => id)).toEqual([3])
    expect(lane?.gaps).toEqual([
      { from: 0, to: 1 },
      { from: 9, to: 34 },
    ])
  })

  it('put contents that overlap into rows, and mark the days on which popups compete', () => {
    const [lane] = placeContents(
      [
        content(1, 'popup', '2026-11-23T00:00:00Z', '2026-12-01T00:00:00Z'),
        content(2, 'popup', '2026-11-30T00:00:00Z', null),
        content(3, 'popup', '2026-12-05T00:00:00Z', '2026-12-06T00:00:00Z'),
      ],
      days,
    )
    expect(lane?.rows).toBe(2)
    expect(lane?.contents.map(({ id, row }) => [id, row])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
    expect(lane?.overlaps).toEqual([
      { from: 7, to: 8 },
      { from: 12, to: 13 },
    ])
  })

  it('show a post on its day only', () => {
    const [lane] = placeContents([content(1, 'post', '2026-12-02T00:00:00Z', null)], days)
    expect(lane?.contents).toMatchObject([{ firstDay: 9, lastDay: 9 }])
    expect(lane?.gaps).toEqual([])
  })
})

describe('A content that moves', () => {
  it('keeps its time of day across the change of daylight saving', () =>
    // 2 pm before and after the first Sunday in April.
    expect(shiftDays('2027-04-03T03:00:00.000Z', 2, zone)).toBe('2027-04-05T04:00:00.000Z'))

  it('moves back', () =>
    expect(shiftDays('2026-12-04T06:00:00.000Z', -7, zone)).toBe('2026-11-27T06:00:00.000Z'))

  it('starts after the hour that daylight saving skips', () =>
    expect(instantOfField('2026-10-04T02:30', zone)).toBe('2026-10-03T16:00:00.000Z'))

  it('shows its times as the clocks of the website do', () => {
    expect(fieldTime('2026-12-04T06:00:00.000Z', zone)).toBe('2026-12-04T17:00')
    expect(fieldTime('2026-12-04T06:00:00.000Z', 'Australia/Perth')).toBe('2026-12-04T14:00')
    expect(fieldTime(null, zone)).toBe('')
    expect(instantOfField('2026-12-04T17:00', zone)).toBe('2026-12-04T06:00:00.000Z')
    expect(instantOfField('', zone)).toBeNull()
  })
})
