import { allowsDemo, parseDatabaseState } from './prepare-database.mjs'

describe('parseDatabaseState', () => {
  it('parses the stored record', () => {
    expect(parseDatabaseState('{"schema":"abc","planted":true}')).toEqual({ schema: 'abc', planted: true })
  })

  it.each([null, undefined, '', 'a comment somebody made', 'null', '3'])(
    'returns an empty record for %j',
    (text) => {
      expect(parseDatabaseState(text)).toEqual({})
    },
  )
})

describe('the demo', () => {
  it('is planted by default in this folder’s database and in a developer’s', () => {
    expect(allowsDemo({ OWN_DATABASE: 'true', NODE_ENV: 'production' })).toBe(true)
    expect(allowsDemo({ OWN_DATABASE: 'false', NODE_ENV: 'development' })).toBe(true)
  })

  it('is not planted by default in an operator’s database', () => {
    expect(allowsDemo({ OWN_DATABASE: 'false', NODE_ENV: 'production' })).toBe(false)
    expect(allowsDemo({ NODE_ENV: 'production' })).toBe(false)
  })
})
