import { asOfToken, parseAsOfToken } from './as-of-token'

process.env.PAYLOAD_SECRET = 'a secret that only these tests know'
process.env.DATABASE_URL = 'postgres://localhost/x'

const now = new Date('2026-11-28T03:00:00Z')
const friday = new Date('2026-12-04T06:00:00Z')
const token = asOfToken(4, friday, now)
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('The token that shows a website as of another time', () => {
  it('shows that time for a day', () => {
    expect(parseAsOfToken(4, token, now)).toMatchObject({ at: friday })
    expect(parseAsOfToken(4, token, later(23.9))).toMatchObject({ at: friday })
    expect(parseAsOfToken(4, token, later(24))).toBe('expired')
  })

  it('shows nothing on another website, or with another time or end', () => {
    const [at, until, signature] = token.split('.')
    expect(parseAsOfToken(5, token, now)).toBeNull()
    expect(parseAsOfToken(4, `1999999999.${until}.${signature}`, now)).toBeNull()
    expect(parseAsOfToken(4, `${at}.1999999999.${signature}`, now)).toBeNull()
  })

  it.each(['', 'x', '1', `${token}x`, token.slice(0, -1), '..', '0.0.'])('is not %j', (wrong) =>
    expect(parseAsOfToken(4, wrong, now)).toBeNull(),
  )
})
