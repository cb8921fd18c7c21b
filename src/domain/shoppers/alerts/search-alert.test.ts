import { saveSearchPath } from './save-search-path'
import { askedAddress, isAlertDue } from './search-alert'

const at = (day: string, hour: number) => ({ day, hour })

describe('a saved search', () => {
  it.each([
    ['now', '2026-11-24', at('2026-11-24', 2), true],
    ['off', '2026-01-01', at('2026-11-24', 12), false],
    ['daily', '2026-11-23', at('2026-11-24', 7), true],
    ['daily', '2026-11-23', at('2026-11-24', 6), false],
    ['daily', '2026-11-24', at('2026-11-24', 23), false],
    ['weekly', '2026-11-17', at('2026-11-24', 9), true],
    ['weekly', '2026-11-18', at('2026-11-24', 9), false],
    ['weekly', '2026-10-28', at('2026-11-04', 9), true],
  ] as const)('with alert %s, last looked at on %s, at %j is due: %s', (alert, checked, moment, isDue) => {
    expect(isAlertDue(alert, checked, moment)).toBe(isDue)
  })

  it('keeps the landing page and the parameters, without the page number', () => {
    const asked = askedAddress('/search/utes/toyota?query=hilux&page=3')
    expect(asked?.landing).toEqual(['utes', 'toyota'])
    expect(String(asked?.parameters)).toBe('query=hilux')
    expect(saveSearchPath('/search?query=a b&sortBy=x')).toBe(
      '/save-search?search=%2Fsearch%3Fquery%3Da+b%26sortBy%3Dx',
    )
  })

  it.each(['/', '/cars/a', '/searching', '/finance?x=/search'])('is not %s', (path) => {
    expect(askedAddress(path)).toBeNull()
  })
})
