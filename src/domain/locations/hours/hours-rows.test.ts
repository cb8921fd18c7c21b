import type { WordedHours } from '../location'
import { hoursRows, timesText } from './hours-rows'

const day = (weekday: number, changes: Partial<WordedHours> = {}): WordedHours => ({
  weekday: String(weekday),
  status: 'Open',
  open: '08:30',
  close: '17:30',
  wording: null,
  ...changes,
})

const closed = { status: 'Closed', open: null, close: null }
const weekdays = [1, 2, 3, 4, 5].map((weekday) => day(weekday))
const text = '8:30 am – 5:30 pm'

describe('the rows of opening hours', () => {
  it('show one weekday row when Monday to Friday are equal, then Saturday and Sunday [LOC-08, LOC-09]', () => {
    const week = [day(0, closed), ...weekdays, day(6, { open: '09:00', close: '12:00' })]
    expect(hoursRows(week, 'Closed')).toEqual([
      { days: 'Mon-Fri', text },
      { days: 'Saturday', text: '9 am – 12 pm' },
      { days: 'Sunday', text: 'Closed' },
    ])
  })

  it('show each weekday when one differs [LOC-08]', () => {
    const week = weekdays.with(3, day(4, { close: '21:00' }))
    expect(hoursRows(week, 'Closed').map(({ days }) => days)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(hoursRows(week, 'Closed')[3]?.text).toBe('8:30 am – 9 pm')
  })

  it.each<[string, Partial<WordedHours>, string]>([
    ['a closed day', closed, 'By appointment only'],
    ['the word Closed in a feed’s wording', { wording: 'Closed' }, 'By appointment only'],
    ['staff’s own wording', { wording: '9 am – 12 pm, 2 – 5 pm' }, '9 am – 12 pm, 2 – 5 pm'],
    ['wording of a closed day', { ...closed, wording: '9 am – 12 pm' }, 'By appointment only'],
    ['an open day without times', { open: null, close: null }, 'Open'],
    ['a day until midnight', { close: '00:00' }, '8:30 am – 12 am'],
  ])('show %s in the site’s words [LOC-10, LOC-11]', (_, changes, expected) => {
    expect(hoursRows([day(6, changes)], 'By appointment only').at(-2)).toEqual({
      days: 'Saturday',
      text: expected,
    })
  })

  it('show days that are not listed as closed, and nothing when no day is listed [LOC-10]', () => {
    expect(hoursRows(weekdays, 'Shut').slice(1)).toEqual([
      { days: 'Saturday', text: 'Shut' },
      { days: 'Sunday', text: 'Shut' },
    ])
    expect(hoursRows([], 'Shut')).toEqual([])
  })
})

describe('the text of times', () => {
  it.each([
    ['00:15', '23:00', '12:15 am – 11 pm'],
    ['09:00', '12:00', '9 am – 12 pm'],
    ['9.00', '12:00', 'Open'],
  ])('from %s to %s is %s [LOC-11]', (open, close, expected) => {
    expect(timesText({ status: 'Open', open, close }, 'Closed')).toBe(expected)
  })
})
