import { env } from '@/env'
import { recoveryHash, seal, unseal } from './sealed'

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgres://unit@localhost/none'
  process.env.PAYLOAD_SECRET ??= 'only for unit tests, nothing is signed'
})

describe('a secret that is stored', () => {
  it('is read by its owner’s number alone, and tells nothing of itself', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', 7)
    expect(sealed).not.toContain('JBSW')
    expect(unseal(sealed, 7)).toBe('JBSWY3DPEHPK3PXP')
    expect(unseal(sealed, 8)).toBeNull()
    expect(seal('JBSWY3DPEHPK3PXP', 7)).not.toBe(sealed)
  })

  it.each(['', 'v1.', 'v1.AAAA', 'JBSWY3DPEHPK3PXP'])('is none when it is damaged: %j', (damaged) => {
    expect(unseal(damaged, 7)).toBeNull()
  })

  it('is none when one sign of it was changed', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', 7)
    const other = sealed.at(20) === 'A' ? 'B' : 'A'
    expect(unseal(sealed.slice(0, 20) + other + sealed.slice(21), 7)).toBeNull()
  })

  it('cannot be read with another PAYLOAD_SECRET', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', 7)
    const hash = recoveryHash('ABCDEFGH23', 7)
    const setting = jest.replaceProperty(env(), 'PAYLOAD_SECRET', 'another secret that is long enough')
    expect(unseal(sealed, 7)).toBeNull()
    expect(recoveryHash('ABCDEFGH23', 7)).not.toBe(hash)
    setting.restore()
    expect(unseal(sealed, 7)).toBe('JBSWY3DPEHPK3PXP')
  })
})

it('the same recovery code of two people is stored as two different hashes', () => {
  expect(recoveryHash('ABCDEFGH23', 7)).not.toBe(recoveryHash('ABCDEFGH23', 8))
})
