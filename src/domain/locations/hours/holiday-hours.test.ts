import { groupHolidays } from './group-holidays'
import { holidayRows, undecidedHolidays } from './holiday-hours'

const closed = (date: string, name: string | null = null) => ({
  date,
  name,
  status: 'Closed',
  open: null,
  close: null,
})

describe('the holiday hours of a location', () => {
  const specialHours = [
    closed('2026-12-25', 'Christmas Day'),
    { date: '2026-12-24', name: 'Christmas Eve', status: 'Open', open: '08:30', close: '13:00' },
    closed('2026-11-26'),
    closed('2027-01-26', 'Australia Day'),
    closed('2026-12-52', 'A typing error'),
  ]

  it('are the days from today to 60 days ahead, in order, in the site’s words [LOC-07, LOC-12]', () => {
    // In Perth it is still 26 November.
    const now = new Date('2026-11-26T15:00:00Z')
    expect(holidayRows({ zone: 'Australia/Perth', specialHours }, now, 'By appointment only')).toEqual([
      { date: '2026-11-26', day: 'Thursday 26 November', name: null, text: 'By appointment only' },
      { date: '2026-12-24', day: 'Thursday 24 December', name: 'Christmas Eve', text: '8:30 am – 1 pm' },
      { date: '2026-12-25', day: 'Friday 25 December', name: 'Christmas Day', text: 'By appointment only' },
    ])
    const later = holidayRows({ zone: 'Australia/Sydney', specialHours }, now, 'Closed')
    expect(later.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25', '2027-01-26'])
  })
})

describe('the holiday hours of several locations', () => {
  it('name the locations with the same days together, and leave out those without [LOC-07]', () => {
    const rows = [{ date: '2026-12-25', day: 'Friday 25 December', name: null, text: 'Closed' }]
    const other = [{ ...rows[0], text: '9 am – 1 pm' }] as typeof rows
    const grouped = groupHolidays([
      { name: 'North', holidays: rows },
      { name: 'East', holidays: other },
      { name: 'South', holidays: [...rows] },
      { name: 'West', holidays: [] },
    ])
    expect(grouped).toEqual([
      { names: ['North', 'South'], rows },
      { names: ['East'], rows: other },
    ])
  })
})

describe('proposed holidays', () => {
  it('are those that staff have not decided [LOC-12]', () => {
    const holidays = [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-28', name: 'Boxing Day' },
    ]
    expect(undecidedHolidays(holidays, [{ date: '2026-12-25' }, {}])).toEqual([holidays[1]])
  })
})
