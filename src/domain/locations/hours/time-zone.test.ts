import { locationTimeZone, stateCode } from './time-zone'

describe('the time zone of a location', () => {
  it.each<[zone: string | null, state: string | null, expected: string]>([
    ['Australia/Lord_Howe', 'NSW', 'Australia/Lord_Howe'],
    [null, 'QLD', 'Australia/Brisbane'],
    [null, ' vic ', 'Australia/Melbourne'],
    [null, 'South Australia', 'Australia/Adelaide'],
    ['', 'Tasmania', 'Australia/Hobart'],
    [null, null, 'Australia/Sydney'],
    [null, 'constructor', 'Australia/Sydney'],
  ])('with the zone %p in the state %p is %s [TD-04]', (zone, state, expected) => {
    expect(locationTimeZone({ zone, state })).toBe(expected)
  })
})

describe('the code of a state', () => {
  it.each([
    ['Queensland', 'QLD'],
    [' nsw', 'NSW'],
    ['Auckland', null],
    ['', null],
    ['constructor', null],
  ])('of %p is %p [LOC-12]', (state, expected) => {
    expect(stateCode(state)).toBe(expected)
  })
})
