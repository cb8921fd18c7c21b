import fc from 'fast-check'
import { parseQuerySegment, querySegment, seedOfSegment } from './query-segment'

describe('the query string as a segment of the path', () => {
  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const query = text.replace(/^\?/, '')
        expect(parseQuerySegment(querySegment(`?${query}`))).toBe(query)
      }),
    )
  })

  it('brings the seed of live results along, where they were asked for with one [PROMO-02]', () => {
    const segment = querySegment('?page=2', 4_294_967_295)
    expect([parseQuerySegment(segment), seedOfSegment(segment)]).toEqual(['page=2', 4_294_967_295])
    expect(segment).toMatch(/^[~\w-]*$/)
    for (const other of [querySegment('?page=2'), '~cGFnZT0y~x', 'a~b~3', undefined]) {
      expect(seedOfSegment(other)).toBeNull()
    }
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
