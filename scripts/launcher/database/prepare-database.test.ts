import { parseNote, takesDemo } from './prepare-database.mjs'

describe('parseNote', () => {
  it('reads back what was noted', () => {
    expect(parseNote('{"schema":"abc","planted":true}')).toEqual({ schema: 'abc', planted: true })
  })

  it.each([null, undefined, '', 'a comment somebody made', 'null', '3'])('takes %j for no note', (text) => {
    expect(parseNote(text)).toEqual({})
  })
})

describe('the demo', () => {
  it('comes unasked into the database of this folder, and into that of a developer', () => {
    expect(takesDemo({ OWN_DATABASE: 'true', NODE_ENV: 'production' })).toBe(true)
    expect(takesDemo({ OWN_DATABASE: 'false', NODE_ENV: 'development' })).toBe(true)
  })

  it('does not come unasked into an operator’s database', () => {
    expect(takesDemo({ OWN_DATABASE: 'false', NODE_ENV: 'production' })).toBe(false)
    expect(takesDemo({ NODE_ENV: 'production' })).toBe(false)
  })
})
