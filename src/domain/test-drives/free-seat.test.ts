import { freeSeat, type TakenTime } from './free-seat'

const period = { startsAt: 100, endsAt: 130 }
const taken = (
  startsAt: number,
  endsAt: number,
  seat: number | null,
  vehicleId: number | null = null,
): TakenTime => ({
  startsAt,
  endsAt,
  seat,
  vehicleId,
})

describe('the place of a test drive', () => {
  it.each<[what: string, capacity: number, taken: TakenTime[], seat: number | null]>([
    ['the first when nothing is booked', 1, [], 1],
    ['free when the others end before it or start after it', 1, [taken(70, 100, 1), taken(130, 160, 1)], 1],
    ['none when one overlaps at its start', 1, [taken(80, 101, 1)], null],
    ['none when one overlaps at its end', 1, [taken(129, 160, 1)], null],
    ['the lowest that is free', 3, [taken(100, 130, 1), taken(100, 130, 3)], 2],
    ['the same place after two that follow one another', 2, [taken(90, 110, 1), taken(115, 130, 1)], 2],
    ['none when two places are taken one after the other', 2, [taken(90, 110, 1), taken(115, 130, 2)], null],
    ['none when bookings from a higher capacity fill it', 1, [taken(100, 130, 3)], null],
    ['the lowest beside a booking from a higher capacity', 2, [taken(100, 130, 3)], 1],
    ['none when the vehicle is out', 5, [taken(100, 130, 1, 7)], null],
    ['none when the vehicle is out from another location', 5, [taken(100, 130, null, 7)], null],
    ['free when only other locations are busy', 1, [taken(100, 130, null, 8)], 1],
    ['free when another vehicle is out', 5, [taken(100, 130, 1, 8)], 2],
  ])('is %s [TD-04]', (_, capacity, others, seat) => {
    expect(freeSeat(period, others, { capacity, vehicleId: 7 })).toBe(seat)
  })
})
