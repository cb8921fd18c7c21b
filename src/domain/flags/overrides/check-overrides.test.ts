import type { SettingOverrides } from '../catalogue'
import { checkOverrides } from './check-overrides'
import { contradictions } from './contradictions'
import { describeProblems } from './describe-problems'

/** Overrides that cause each contradiction. */
const EXAMPLES: Record<string, SettingOverrides> = {
  'finance amounts leave nothing between': { 'finance.minAmount': 5000, 'finance.maxAmount': 5000 },
  'lender tools without a lender': { 'finance.features': ['lenderQuote'] },
  'provider card without a lender': { 'finance.providerCard': true },
  'fee list without fees': { 'finance.feesShown': true, 'finance.fees': [] },
  'reserve buttons without checkout': { 'checkout.reserveButtons': true },
  'checkout with hidden prices': { 'checkout.enabled': true, 'price.visible': false },
  'quick prices beyond the slider': { 'search.moneyQuickOptions': [300_000, 800_000] },
  'random tile without tiles': { 'promos.randomSetShown': true, 'promos.randomSet': [] },
  'two tiles at position 8': { 'promos.randomSetShown': true, 'promos.positions': [8, 17] },
  'careers filed under a missing category': { 'enquiry.categories': ['Sales'] },
  'chat without an id': { 'integrations.chatEnabled': true },
}

describe('checkOverrides', () => {
  it.each(contradictions)('rejects $name with its reason', ({ name, reason }) => {
    const problems = checkOverrides('tenant', EXAMPLES[name])
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.map((problem) => problem.message)).toEqual(problems.map(() => reason))
  })

  it('rejects values out of bounds, unknown keys and keys of another level', () => {
    expect(
      checkOverrides('dealership', {
        'search.soldDays': -1,
        'finance.maxAmount': 5000,
        'finance.maximum': 1,
      }),
    ).toEqual([
      { key: 'search.soldDays', message: 'Must be between 0 and 60 days; it is -1.' },
      { key: 'finance.maxAmount', message: 'Cannot be set for a dealership, only for a group or tenant.' },
      { key: 'finance.maximum', message: 'This setting does not exist.' },
    ])
  })

  it('rejects settings that are no JSON object', () => {
    expect(checkOverrides('tenant', ['finance.maxAmount'])).toEqual([
      { key: '', message: 'Settings must be an object of keys and values.' },
    ])
  })

  it('checks contradictions against the values of the levels above', () => {
    const buttons = { 'checkout.reserveButtons': true }
    const group = { 'checkout.enabled': true }
    expect(checkOverrides('tenant', buttons)).toHaveLength(1)
    expect(checkOverrides('tenant', buttons, { template: 'metro', group })).toEqual([])
  })

  it('checks contradictions against the template’s preset [TEN-14]', () => {
    const positions = { 'promos.positions': [8] }
    expect(checkOverrides('tenant', positions, { template: 'metro' })).toEqual([])
    expect(checkOverrides('tenant', positions, { template: 'marque' })).toHaveLength(1)
  })

  it('ignores a contradiction that is wholly inherited', () => {
    const group = { 'checkout.reserveButtons': true }
    expect(checkOverrides('tenant', { 'reviews.hidden': true }, { template: 'metro', group })).toEqual([])
  })

  it('accepts a starting term and rate outside their limits, because the calculator clamps them [FIN-25]', () => {
    const clamped = { 'finance.maxTerm': 5, 'finance.interestRange': { min: 10.5, max: 15 } }
    expect(checkOverrides('tenant', clamped)).toEqual([])
  })

  it('accepts an empty level', () => {
    expect([undefined, null, {}].flatMap((nothing) => checkOverrides('group', nothing))).toEqual([])
  })
})

describe('describeProblems', () => {
  it('names each switch by its label and key', () => {
    expect(describeProblems(checkOverrides('tenant', { 'search.soldDays': 99, 'no.such': 1 }))).toBe(
      'Days a sold vehicle stays listed (search.soldDays): Must be between 0 and 60 days; it is 99. ' +
        'no.such: This setting does not exist.',
    )
  })
})
