import fc from 'fast-check'
import { MOST_SAVED, parseSaved } from './saved-vehicles'

describe('the vehicles that a watchlist’s address names', () => {
  it('are read in their order, each once', () => {
    expect(parseSaved('b, a,b,,c')).toEqual(['b', 'a', 'c'])
  })

  it('are none without an address that names any', () => {
    expect(parseSaved(undefined)).toEqual([])
    expect(parseSaved('')).toEqual([])
  })

  it('are put together when the address names them twice', () => {
    expect(parseSaved(['a,b', 'b,c'])).toEqual(['a', 'b', 'c'])
  })

  it('are never too many, too long or unreadable for the database, whatever the address says', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200 }), { maxLength: 100 }), (slugs) => {
        const saved = parseSaved(slugs.join(','))
        expect(saved.length).toBeLessThanOrEqual(MOST_SAVED)
        for (const slug of saved) expect(slug).toMatch(/^[^\0]{1,160}$/u)
        expect(new Set(saved).size).toBe(saved.length)
      }),
    )
  })
})
