import { replyPromise } from './reply-promise'
import { replyText } from './reply-text'

const day = (weekday: number) => ({ weekday: String(weekday), status: 'Open', open: '08:30', close: '17:00' })
const weekdays = [1, 2, 3, 4, 5].map(day)
const closedOn = (...dates: string[]) =>
  dates.map((date) => ({ date, status: 'Closed', open: null, close: null }))

const said = (now: string, { zone = 'Australia/Brisbane', hours = weekdays, closed = [] as string[] } = {}) =>
  replyText(replyPromise({ zone, hours, specialHours: closedOn(...closed) }, Date.parse(now)), {
    place: 'Northside',
    within: 'within two hours',
  })

const closedUntil = (when: string) =>
  `Northside is closed now. It opens ${when}, and will get back to you then.`

describe('when a shopper hears back', () => {
  it.each([
    // 26 November 2026 is a Thursday. Brisbane is ten hours ahead of UTC.
    ['2026-11-25T22:29:00Z', closedUntil('today at 8:30 am')],
    ['2026-11-25T22:30:00Z', 'Northside will get back to you within two hours.'],
    ['2026-11-26T06:59:00Z', 'Northside will get back to you within two hours.'],
    ['2026-11-26T07:00:00Z', closedUntil('tomorrow at 8:30 am')],
    ['2026-11-27T07:00:00Z', closedUntil('on Monday at 8:30 am')],
  ])('at %s is right, in the location’s own time [ROUTE-26]', (now, sentence) => {
    expect(said(now)).toBe(sentence)
  })

  it('follows the location’s zone, also over a change of clocks [ROUTE-26]', () => {
    expect(said('2026-11-25T21:45:00Z')).toBe(closedUntil('today at 8:30 am'))
    expect(said('2026-11-25T21:45:00Z', { zone: 'Australia/Sydney' })).toBe(
      'Northside will get back to you within two hours.',
    )
    // Clocks in Sydney go forward on Sunday, 4 October 2026.
    expect(said('2026-10-02T10:00:00Z', { zone: 'Australia/Sydney' })).toBe(
      closedUntil('on Monday at 8:30 am'),
    )
  })

  it('skips holidays, and names the date of a day that is over a week away [LOC-12, ROUTE-26]', () => {
    expect(said('2026-11-26T00:00:00Z', { closed: ['2026-11-26'] })).toBe(closedUntil('tomorrow at 8:30 am'))
    const holidays = ['24', '25', '28', '29', '30', '31'].map((date) => `2026-12-${date}`)
    expect(said('2026-12-24T00:00:00Z', { closed: [...holidays, '2027-01-01'] })).toBe(
      closedUntil('on Monday, 4 January at 8:30 am'),
    )
  })

  it('is as soon as possible without hours [ROUTE-26]', () => {
    expect(said('2026-11-26T00:00:00Z', { hours: [] })).toBe(
      'Northside will get back to you as soon as possible.',
    )
  })
})
