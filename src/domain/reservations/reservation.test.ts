import {
  HOLD_MS,
  isBlocking,
  planExtension,
  planPaid,
  RESERVED_MS,
  type ReservationState,
  reservationStates,
  stateAt,
} from './reservation'

const NOW = Date.parse('2026-11-24T02:00:00Z')
const of = (state: ReservationState, endsAt = NOW + 1) => ({ state, endsAt })

it('a vehicle is held for 15 minutes while paying and reserved for 48 hours [CHK-03]', () => {
  expect([HOLD_MS, RESERVED_MS]).toEqual([900_000, 172_800_000])
})

it.each([
  ['held', 'released'],
  ['active', 'expired'],
] as const)('a %s reservation ends by the clock, whatever the worker did [CHK-03]', (state, ended) => {
  expect(stateAt(of(state), NOW)).toBe(state)
  expect(stateAt(of(state, NOW), NOW)).toBe(ended)
  expect(isBlocking(of(state, NOW), NOW)).toBe(false)
})

it.each(reservationStates)('what a paid deposit does to a %s reservation', (state) => {
  const expected = {
    held: 'reserve',
    released: 'claim',
    active: 'nothing',
    expired: 'nothing',
    sold: 'return',
    refunded: 'return',
  }
  expect(planPaid(of(state))).toBe(expected[state])
})

describe('extending', () => {
  it('adds hours to the end', () => {
    expect(planExtension(of('active', NOW + 60_000), 24, NOW)).toEqual({ endsAt: NOW + 60_000 + 86_400_000 })
  })

  it.each([
    ['has ended', of('active', NOW), 24],
    ['is not paid', of('held'), 24],
    ['would last over two weeks', of('active'), 24 * 15],
  ])('is refused if the reservation %s', (_, reservation, hours) => {
    expect(planExtension(reservation, hours, NOW)).toHaveProperty('problem')
  })
})
