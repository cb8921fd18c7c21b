import fc from 'fast-check'
import { MAX_SAVED, parseSaved } from './saved-vehicles'

describe('parseSaved', () => {
  it('returns the slugs in order, without duplicates', () => {
    expect(parseSaved('b, a,b,,c')).toEqual(['b', 'a', 'c'])
  })

  it('returns none for an address without slugs', () => {
    expect(parseSaved(undefined)).toEqual([])
    expect(parseSaved('')).toEqual([])
  })

  it('combines repeated parameters', () => {
    expect(parseSaved(['a,b', 'b,c'])).toEqual(['a', 'b', 'c'])
  })

  it('limits number and length, and drops slugs that Postgres cannot store', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200 }), { maxLength: 100 }), (slugs) => {
        const saved = parseSaved(slugs.join(','))
        expect(saved.length).toBeLessThanOrEqual(MAX_SAVED)
        for (const slug of saved) expect(slug).toMatch(/^[^\0]{1,160}$/u)
        expect(new Set(saved).size).toBe(saved.length)
      }),
    )
  })
})
