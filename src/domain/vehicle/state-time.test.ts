import { inherited } from '~/tests/support/inherited'
import { timeZoneOf } from './state-time'

describe('timeZoneOf', () => {
  it.each<[state: string | null, zone: string]>([
    ['WA', 'Australia/Perth'],
    ['QLD', 'Australia/Brisbane'],
    [null, 'Australia/Sydney'],
    ...inherited.map((name): [string, string] => [name, 'Australia/Sydney']),
  ])('returns, for the state %s, the zone %s', (state, zone) => {
    expect(timeZoneOf(state)).toBe(zone)
  })
})
