import { parsePreviewToken, previewToken } from './preview-token'

process.env.PAYLOAD_SECRET = 'a secret that only these tests know'
process.env.DATABASE_URL = 'postgres://localhost/x'

const now = new Date('2026-11-25T09:40:00Z')
const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const token = previewToken(4, 77, now)

describe('The token of a preview', () => {
  it('opens its page on its website for at least a day', () => {
    expect(parsePreviewToken(4, token, now)).toMatchObject({ pageId: 77 })
    expect(parsePreviewToken(4, token, later(24))).toMatchObject({ pageId: 77 })
    expect(parsePreviewToken(4, token, later(25))).toBe('expired')
  })

  it('opens nothing on another website, for another page or with another end', () => {
    const [page, until, signature] = token.split('.')
    expect(parsePreviewToken(5, token, now)).toBeNull()
    expect(parsePreviewToken(4, `78.${until}.${signature}`, now)).toBeNull()
    expect(parsePreviewToken(4, `${page}.9999999999.${signature}`, now)).toBeNull()
  })

  it.each(['', 'x', '77', `${token}x`, token.slice(0, -1), `${token.slice(0, -1)}%`, '77.1.a'])(
    'is not %j',
    (wrong) => expect(parsePreviewToken(4, wrong, now)).toBeNull(),
  )

  it('stays the same within an hour, so that the admin does not reload the preview', () => {
    expect(previewToken(4, 77, new Date('2026-11-25T09:59:59Z'))).toBe(token)
    expect(previewToken(4, 77, later(1))).not.toBe(token)
  })
})
