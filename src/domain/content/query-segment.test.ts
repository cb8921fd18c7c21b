import fc from 'fast-check'
import { parseQuerySegment, querySegment } from './query-segment'

describe('the query string as a segment of the path', () => {
  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const query = text.replace(/^\?/, '')
        expect(parseQuerySegment(querySegment(`?${query}`))).toBe(query)
      }),
    )
  })

  it.each(['', '?'])('may be empty: %p', (search) => {
    expect(parseQuerySegment(querySegment(search))).toBe('')
  })

  it('needs no escaping in a path', () => {
    expect(querySegment('?make=Citroën&q=a/b?c#d')).toMatch(/^~[\w-]*$/)
  })

  it.each([undefined, '', 'toyota', 'a~b'])('is not taken for a landing page: %p', (segment) => {
    expect(parseQuerySegment(segment)).toBeNull()
  })
})
