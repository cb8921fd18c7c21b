import type { PayloadRequest } from 'payload'
import { idOf, isUnset, staffUser } from './roles'

const as = (user: object | null) => staffUser({ user } as unknown as PayloadRequest)

describe('staffUser', () => {
  it('returns null for a visitor, for an account of another collection and for an unknown role', () => {
    expect(as(null)).toBeNull()
    expect(as({ id: 1, collection: 'shoppers', role: 'platform-admin' })).toBeNull()
    expect(as({ id: 1, role: 'platform-admin' })).toBeNull()
    expect(as({ id: 1, collection: 'users', role: 'owner' })).toBeNull()
  })

  it('returns null while a required second factor is missing', () => {
    const person = { id: 1, collection: 'users', role: 'platform-admin' }
    expect(as({ ...person, secondFactor: 'missing' })).toBeNull()
    for (const secondFactor of ['on', 'off', null, undefined]) {
      expect(as({ ...person, secondFactor })).toMatchObject({ id: 1, role: 'platform-admin' })
    }
  })

  it('returns the ids of the group and of the websites, populated or not, and skips deleted websites', () => {
    const tenants = [{ tenant: 4 }, { tenant: { id: 5 } }, { tenant: null }]
    expect(as({ id: 1, collection: 'users', role: 'marketing-staff', group: { id: 2 }, tenants })).toEqual({
      id: 1,
      role: 'marketing-staff',
      group: 2,
      tenants: [4, 5],
      locations: [],
    })
  })

  it('returns the ids of the locations that sales staff are limited to', () => {
    const person = { id: 1, collection: 'users', role: 'sales-staff', group: 2, tenants: [{ tenant: 4 }] }
    expect(as({ ...person, locations: [7, { id: 8 }, null] })?.locations).toEqual([7, 8])
    expect(as({ ...person, locations: null })?.locations).toEqual([])
  })
})

describe('a reference', () => {
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
  ])('%j has the id %j', (value, id) => {
    expect(idOf(value)).toBe(id)
  })

  it('is unset when it is empty, and not when it holds an invalid id', () => {
    expect([undefined, null, ''].map(isUnset)).toEqual([true, true, true])
    expect([0, 'seven', {}].map(isUnset)).toEqual([false, false, false])
  })
})
