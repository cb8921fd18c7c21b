import { parseNote, takesDemo } from './prepare-database.mjs'

describe('parseNote', () => {
  it('parses the stored record', () => {
    expect(parseNote('{"schema":"abc","planted":true}')).toEqual({ schema: 'abc', planted: true })
  })

  it.each([null, undefined, '', 'a comment somebody made', 'null', '3'])('returns an empty record for %j', (text) => {
    expect(parseNote(text)).toEqual({})
  })
})

describe('the demo', () => {
  it('is planted by default in this folder’s database and in a developer’s', () => {
    expect(takesDemo({ OWN_DATABASE: 'true', NODE_ENV: 'production' })).toBe(true)
    expect(takesDemo({ OWN_DATABASE: 'false', NODE_ENV: 'development' })).toBe(true)
  })

  it('is not planted by default in an operator’s database', () => {
    expect(takesDemo({ OWN_DATABASE: 'false', NODE_ENV: 'production' })).toBe(false)
    expect(takesDemo({ NODE_ENV: 'production' })).toBe(false)
  })
})
