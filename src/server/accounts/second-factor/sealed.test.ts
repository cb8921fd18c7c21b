import { env } from '@/env'
import { recoveryHash, seal, unseal } from './sealed'

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgres://unit@localhost/none'
  process.env.PAYLOAD_SECRET ??= 'only for unit tests, nothing is signed'
})

describe('A sealed secret', () => {
  it('can be read only with its owner’s id, and does not contain the plain text', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', 7)
    expect(sealed).not.toContain('JBSW')
    expect(unseal(sealed, 7)).toBe('JBSWY3DPEHPK3PXP')
    expect(unseal(sealed, 8)).toBeNull()
    expect(seal('JBSWY3DPEHPK3PXP', 7)).not.toBe(sealed)
  })

  it.each(['', 'v1.', 'v1.AAAA', 'JBSWY3DPEHPK3PXP'])('is null when it is damaged: %j', (damaged) => {
    expect(unseal(damaged, 7)).toBeNull()
  })

  it('is null when one character was changed', () => {
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

it('The same recovery code of two people is stored as two different hashes', () => {
  expect(recoveryHash('ABCDEFGH23', 7)).not.toBe(recoveryHash('ABCDEFGH23', 8))
})
