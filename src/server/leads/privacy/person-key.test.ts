import { env } from '@/env'
import { personKey } from './person-key'

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgres://localhost/none'
  process.env.PAYLOAD_SECRET ??= 'only for unit tests, nothing is signed'
})

const mia = { email: 'mia@example.com', phone: null }

describe('personKey', () => {
  it('is the same for one person of a group, and differs between groups', () => {
    expect(personKey(1, mia)).toBe(personKey(1, { email: ' MIA@example.com ', phone: '+61412345678' }))
    expect(personKey(1, mia)).not.toBe(personKey(2, mia))
  })

  it('contains no personal data and depends on the installation’s secret', () => {
    const key = personKey(1, mia)
    expect(key).toMatch(/^[\w-]{43}$/)
    const secret = jest.replaceProperty(env(), 'PAYLOAD_SECRET', 'another secret that is long enough')
    expect(personKey(1, mia)).not.toBe(key)
    secret.restore()
  })

  it('is null for a sender without contact data', () => {
    expect(personKey(1, { email: null, phone: null })).toBeNull()
  })
})
