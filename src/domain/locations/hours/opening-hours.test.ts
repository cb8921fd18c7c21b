import { openPeriodOn } from './opening-hours'

const day = (weekday: number, open: string | null, close: string | null, status = 'Open') => ({
  weekday: String(weekday),
  status,
  open,
  close,
})

const week = [
  day(1, '08:30', '17:30'),
  day(2, '10:00', '00:00'),
  day(3, '17:00', '09:00'),
  day(4, null, null),
  day(5, '8.30', '17:30'),
  day(6, '09:00', '12:00', 'Closed'),
]

const special = [
  { date: '2026-11-02', status: 'Closed', open: null, close: null },
  { date: '2026-11-09', status: 'Open', open: '10:00', close: '13:15' },
  { date: '2026-11-16', status: 'Open', open: null, close: null },
  { date: '2026-11-07', status: 'Open', open: '09:00', close: '11:00' },
]

describe('the hours of a location on a date', () => {
  it.each<[date: string, what: string, opens: number | null, closes: number | null]>([
    ['2026-11-23', 'the weekday’s', 510, 1050],
    ['2026-11-02', 'none on a holiday', null, null],
    ['2026-11-09', 'shorter on a day with different hours', 600, 795],
    ['2026-11-16', 'the weekday’s on a special day without times', 510, 1050],
    ['2026-11-07', 'those of a special day on a weekday that is closed', 540, 660],
    ['2026-11-14', 'none on a closed weekday', null, null],
    ['2026-11-15', 'none on a weekday that is not listed', null, null],
    ['2026-11-24', 'until midnight when it closes at 00:00', 600, 1440],
    ['2026-11-25', 'none when it closes before it opens', null, null],
    ['2026-11-26', 'none without times', null, null],
    ['2026-11-27', 'none with a time that cannot be read', null, null],
  ])('%s are %s [LOC-12]', (date, _, opens, closes) => {
    expect(openPeriodOn(date, week, special)).toEqual(opens === null ? null : { opens, closes })
  })
})
