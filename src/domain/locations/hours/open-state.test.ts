import { nextLocationChange, openState } from './open-state'

const week = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday: String(weekday),
  status: 'Open',
  open: '08:30',
  close: '17:30',
  wording: null,
}))

const christmas = { date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null }

const at = (zone: string, specialHours = [christmas]) => ({ zone, hours: week, specialHours })

describe('whether a location is open', () => {
  it.each<[zone: string, now: string, text: string, until: string]>([
    // Friday, 27 November 2026.
    ['Australia/Brisbane', '2026-11-26T22:29:00Z', 'Opens today at 8:30 am', '2026-11-26T22:30:00.000Z'],
    ['Australia/Brisbane', '2026-11-26T22:30:00Z', 'Open until 5:30 pm', '2026-11-27T07:30:00.000Z'],
    ['Australia/Perth', '2026-11-26T22:30:00Z', 'Opens today at 8:30 am', '2026-11-27T00:30:00.000Z'],
    ['Australia/Brisbane', '2026-11-27T07:30:00Z', 'Opens Monday at 8:30 am', '2026-11-27T14:00:00.000Z'],
    ['Australia/Brisbane', '2026-11-29T06:00:00Z', 'Opens tomorrow at 8:30 am', '2026-11-29T14:00:00.000Z'],
    // Christmas Day, a Friday.
    ['Australia/Sydney', '2026-12-25T01:00:00Z', 'Opens Monday at 8:30 am', '2026-12-25T13:00:00.000Z'],
    // Daylight saving starts on Sunday, 4 October 2026, which has 23 hours.
    ['Australia/Sydney', '2026-10-03T14:30:00Z', 'Opens tomorrow at 8:30 am', '2026-10-04T13:00:00.000Z'],
  ])(
    'in %s at %s follows the location’s own clock and holidays: %s [LOC-11, LOC-12]',
    (zone, now, text, until) => {
      const state = openState(at(zone), new Date(now))
      expect([state?.text, state?.until.toISOString()]).toEqual([text, until])
      expect(state?.isOpen).toBe(text.startsWith('Open until'))
    },
  )

  it('is unknown without times within a week', () => {
    expect(openState({ ...at('Australia/Perth'), hours: [] }, new Date('2026-11-27T00:00:00Z'))).toBeNull()
  })
})

describe('the next change of several locations', () => {
  const now = new Date('2026-11-27T00:00:00Z')

  it('is the first of any', () => {
    const both = [at('Australia/Brisbane'), at('Australia/Perth')]
    expect(nextLocationChange(both, now)?.toISOString()).toBe('2026-11-27T00:30:00.000Z')
  })

  it('is midnight at a location without hours, whose holidays start and end then', () => {
    const one = { ...at('Australia/Perth'), hours: [] }
    expect(nextLocationChange([one], now)?.toISOString()).toBe('2026-11-27T16:00:00.000Z')
  })

  it('is none without locations', () => {
    expect(nextLocationChange([], now)).toBeNull()
  })
})
