import type { PayloadRequest } from 'payload'
import { idOf, isUnset, staffUser } from './roles'

const as = (user: object | null) => staffUser({ user } as unknown as PayloadRequest)

describe('the signed-in member of staff', () => {
  it('is nobody for a visitor, for an account of another collection and for an unknown role', () => {
    expect(as(null)).toBeNull()
    expect(as({ id: 1, collection: 'shoppers', role: 'platform-admin' })).toBeNull()
    expect(as({ id: 1, role: 'platform-admin' })).toBeNull()
    expect(as({ id: 1, collection: 'users', role: 'owner' })).toBeNull()
  })

  it('is nobody while the second factor that is required of them is missing', () => {
    const person = { id: 1, collection: 'users', role: 'platform-admin' }
    expect(as({ ...person, secondFactor: 'missing' })).toBeNull()
    for (const secondFactor of ['on', 'off', null, undefined]) {
      expect(as({ ...person, secondFactor })).toMatchObject({ id: 1, role: 'platform-admin' })
    }
  })

  it('has the ids of group and websites, populated or not, without those that were deleted', () => {
    const tenants = [{ tenant: 4 }, { tenant: { id: 5 } }, { tenant: null }]
    expect(as({ id: 1, collection: 'users', role: 'marketing-staff', group: { id: 2 }, tenants })).toEqual({
      id: 1,
      role: 'marketing-staff',
      group: 2,
      tenants: [4, 5],
    })
  })
})

describe('the id of a reference', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [{ id: '7' }, 7],
    ['seven', null],
    [' 7', null],
    [1.5, null],
    [Number.NaN, null],
    [{ value: 7 }, null],
    [null, null],
  ])('of %j is %j', (value, id) => {
    expect(idOf(value)).toBe(id)
  })

  it('tells nothing given from something given that is no id', () => {
    expect([undefined, null, ''].map(isUnset)).toEqual([true, true, true])
    expect([0, 'seven', {}].map(isUnset)).toEqual([false, false, false])
  })
})
