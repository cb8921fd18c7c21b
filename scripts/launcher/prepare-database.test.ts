import { parseNote } from './prepare-database.mjs'

describe('parseNote', () => {
  it('reads back what was noted', () => {
    expect(parseNote('{"schema":"abc","planted":true}')).toEqual({ schema: 'abc', planted: true })
  })

  it.each([null, undefined, '', 'a comment somebody made', 'null', '3'])('takes %j for no note', (text) => {
    expect(parseNote(text)).toEqual({})
  })
})
