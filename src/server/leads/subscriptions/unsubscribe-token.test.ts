import { env } from '@/env'
import { claimedId, isSigned, unsubscribeToken } from './unsubscribe-token'

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgres://localhost/none'
  process.env.PAYLOAD_SECRET ??= 'only for unit tests, nothing is signed'
})

const signed = { id: '5f0c6a0e-8f4e-4f0e-9d2c-0a4d2d3a4b5c', tenantId: 7, personKey: 'hash of the address' }

describe('an unsubscribe token', () => {
  it('is valid for its own website and address only [ROUTE-41]', () => {
    const token = unsubscribeToken(signed)
    expect(claimedId(token)).toBe(signed.id)
    expect(isSigned(token, signed)).toBe(true)
    expect(isSigned(token, { ...signed, tenantId: 8 })).toBe(false)
    expect(isSigned(token, { ...signed, personKey: 'another' })).toBe(false)
  })

  it('is invalid when any part of it was changed, and after a change of PAYLOAD_SECRET', () => {
    const token = unsubscribeToken(signed)
    expect(isSigned(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, signed)).toBe(false)
    expect(isSigned(token.slice(0, -1), signed)).toBe(false)
    const secret = jest.replaceProperty(env(), 'PAYLOAD_SECRET', 'another secret that is long enough')
    expect(isSigned(token, signed)).toBe(false)
    secret.restore()
  })

  it.each(['', '.', signed.id, `${signed.id}.`, `${signed.id}.x`, `1.${'a'.repeat(43)}`, 'constructor'])(
    'names no subscription in another shape: %s',
    (token) => {
      expect(claimedId(token)).toBeNull()
    },
  )
})
