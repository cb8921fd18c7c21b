import fc from 'fast-check'
import { type SettingKey, settingKeys, switchFor } from '../catalogue'
import { valueProblem } from './value-problem'

function problem(key: SettingKey, value: unknown): string | undefined {
  return valueProblem(switchFor(key), value)
}

describe('valueProblem', () => {
  it.each<[SettingKey, unknown, string]>([
    ['garage.enabled', 'yes', 'Must be on or off.'],
    ['search.soldDays', 61, 'Must be between 0 and 60 days; it is 61.'],
    ['search.soldDays', 1.5, 'Must be a whole number; it is 1.5.'],
    ['search.soldDays', '3', 'Must be a number.'],
    ['search.soldDays', Number.NaN, 'Must be a number.'],
    ['finance.defaultInterest', 51, 'Must be between 0 and 50 %; it is 51.'],
    ['finance.maxTerm', 5.3, 'Must be in steps of 0.5 from 1; it is 5.3.'],
    ['checkout.path', '/buy', 'Must be one of: /cars/{slug}/checkout, /cars/{slug}/buy-online.'],
    ['search.preset', '1', 'Must be one of: All stock, Preset 1'],
    ['finance.buttonText', '  ', 'Must not be empty.'],
    ['finance.buttonText', 'x'.repeat(41), 'Must be at most 40 characters; it has 41.'],
    ['finance.buttonText', 'Apply\nnow', 'Must be one line.'],
    ['phone.override', 'call us!', 'Must be a phone number.'],
    ['search.defaultSort', 'price', 'Must be one of: Recommended, Price: low to high,'],
    ['search.defaultSort', 'seats:asc', 'Must be one of: Recommended, Price: low to high,'],
    ['finance.pagePath', 'https://example.com', 'Must be a path on this site that starts with one /.'],
    ['finance.defaultLink', 'javascript:alert(1)', 'Must be a path that starts with one /, or an address'],
    ['site.youtubeUrl', 'http://example.com', 'Must be an address that starts with https://.'],
    ['search.preferredLocations', 'Perth', 'Must be a list.'],
    ['search.preferredLocations', ['Perth', ''], 'Entry 2: Must not be empty.'],
    ['search.preferredLocations', ['Perth', 'Perth'], 'Contains Perth more than once.'],
    ['cards.attributes', ['km', 'km'], 'Contains km more than once.'],
    ['cards.attributes', ['wheels'], 'Entry 1: Must be one of:'],
    ['promos.positions', [10, 5], 'Entries must be in ascending order.'],
    ['promos.positions', [0], 'Entry 1: Must be between 1 and 100; it is 0.'],
    [
      'promos.positions',
      Array.from({ length: 11 }, (_, n) => n + 1),
      'Must have at most 10 entries; it has 11.',
    ],
    ['finance.interestRange', { min: 15, max: 15 }, 'The smallest (15) must be below the largest (15).'],
    ['finance.interestRange', { min: 1, max: 60 }, 'Must be between 0 and 50 %; it is 60.'],
    ['finance.interestRange', [1, 2], 'Must have a smallest and a largest number.'],
    ['finance.fees', [{ label: 'Fee' }], 'Entry 1: Must have fee and dollars.'],
    [
      'finance.fees',
      [{ label: 'Fee', dollars: -1 }],
      'Entry 1: Dollars: Must be between 0 and 100000; it is -1.',
    ],
    ['finance.fees', [{ label: 'Fee', dollars: 1, extra: 2 }], 'Entry 1: Must have fee and dollars.'],
  ])('rejects %s set to %j', (key, value, message) => {
    expect(problem(key, value)).toContain(message)
  })

  it.each<[SettingKey, unknown]>([
    ['checkout.reserveAmountText', ''],
    ['phone.override', '1300 CARS'],
    ['phone.override', '+61 7 3000 0000'],
    ['finance.defaultLink', '/finance?from=site'],
    ['finance.defaultLink', 'https://example.com/finance'],
    ['finance.establishmentFee', 1360.5],
    ['content.warranty', 'Two\nlines'],
    ['search.preset', 14],
    ['finance.fees', []],
  ])('accepts %s set to %j', (key, value) => {
    expect(problem(key, value)).toBeUndefined()
  })

  it('rejects a path that points at another site', () => {
    const elsewhere = ['//evil.example', '/\\evil.example', 'finance', '/a b']
    expect(elsewhere.filter((path) => !problem('finance.pagePath', path))).toEqual([])
  })

  it('handles any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...settingKeys), fc.jsonValue(), (key, value) => {
        expect(['string', 'undefined']).toContain(typeof problem(key, value))
      }),
    )
  })
})
