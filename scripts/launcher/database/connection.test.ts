import { describeDatabase, unreachableSentence } from './connection.mjs'

const URL_WITH_PASSWORD = 'postgres://dealer:hunter2@db.example.com/forecourt'

describe('describeDatabase', () => {
  it('returns host, port and database', () => {
    expect(describeDatabase(URL_WITH_PASSWORD)).toBe('db.example.com:5432/forecourt')
  })

  it.each(['nonsense', 'mysql://a/b', 'http://a/b'])('refuses %s', (url) => {
    expect(() => describeDatabase(url)).toThrow('DATABASE_URL is not an address')
  })
})

describe('unreachableSentence', () => {
  it.each([
    ['ECONNREFUSED', 'nothing listens there'],
    ['28P01', 'it rejects the user or the password'],
  ])('explains %s without the password', (code, reason) => {
    const sentence = unreachableSentence(URL_WITH_PASSWORD, { code })
    expect(sentence).toContain(reason)
    expect(sentence).not.toContain('hunter2')
  })
})
