import { type SettingKey, switchFor } from './catalogue'
import { describeBounds, describeValue } from './describe-value'

describe('describeValue', () => {
  it.each<[SettingKey, unknown, string]>([
    ['garage.enabled', true, 'On'],
    ['finance.maxTerm', 5, '5 years'],
    ['finance.defaultInterest', 8.5, '8.5 %'],
    ['finance.interestRange', { min: 4, max: 20 }, '4 to 20 %'],
    ['search.preset', 0, 'All stock'],
    ['cards.attributes', ['km', 'car_type'], 'Kilometres, Condition'],
    ['search.preferredLocations', [], 'none'],
    ['promos.positions', [8, 17], '8, 17'],
    ['finance.fees', [{ label: 'Account fee', dollars: 8 }], 'Account fee 8'],
    ['finance.disclaimer', '', 'none'],
  ])('describes %s set to %j as "%s"', (key, value, words) => {
    expect(describeValue(switchFor(key), value)).toBe(words)
  })
})

describe('describeBounds', () => {
  it.each<[SettingKey, string]>([
    ['finance.maxTerm', '1 to 7 years, steps of 0.5'],
    ['search.soldDays', '0 to 60 days, whole'],
    ['finance.interestRange', 'two numbers within 0 to 50 %'],
    ['finance.fees', 'up to 12 rows of fee and dollars'],
  ])('describes the bounds of %s as %s', (key, words) => {
    expect(describeBounds(switchFor(key))).toBe(words)
  })
})
