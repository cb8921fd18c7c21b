import type { TestDriveState } from './booking'
import { stateChangeProblem } from './state-change'

describe('the change of a test drive’s state by staff', () => {
  it.each<[TestDriveState, TestDriveState, RegExp | null]>([
    ['booked', 'done', null],
    ['booked', 'missed', null],
    ['booked', 'cancelled', null],
    ['booked', 'booked', null],
    ['done', 'missed', null],
    ['missed', 'done', null],
    ['done', 'booked', /cannot be booked again/],
    ['missed', 'cancelled', /cannot be cancelled/],
    ['cancelled', 'booked', /stays cancelled/],
    ['cancelled', 'done', /stays cancelled/],
  ])('from %s to %s has the problem %p [TD-04]', (from, to, problem) => {
    const found = stateChangeProblem(from, to)
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})
