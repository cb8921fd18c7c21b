import type { PayloadRequest } from 'payload'
import { settingsField } from './settings-field'

const group = { id: 1, name: 'Outpost', settings: { 'checkout.enabled': true } }
const findByID = jest.fn(async () => group)
const req = { payload: { findByID } } as unknown as PayloadRequest

function validate(value: unknown, siblingData: object) {
  const rules = settingsField('tenant').validate as unknown as (
    value: unknown,
    options: { siblingData: object; req: PayloadRequest },
  ) => Promise<string | true>
  return rules(value, { siblingData, req })
}

describe('settingsField', () => {
  it('lets nothing at all be stored, and allowed values', async () => {
    expect(await validate(null, {})).toBe(true)
    expect(await validate({ 'search.soldDays': 5 }, { template: 'metro' })).toBe(true)
  })

  it('refuses a value out of bounds with its reason [TEN-02]', async () => {
    expect(await validate({ 'finance.maxTerm': 9 }, {})).toBe(
      'Longest term (finance.maxTerm): Must be between 1 and 7 years; it is 9.',
    )
  })

  it('judges contradictions over the group that is stored, whoever edits', async () => {
    const buttons = { 'checkout.reserveButtons': true }
    expect(await validate(buttons, {})).toContain('Reserve buttons show only while checkout is on')
    expect(await validate(buttons, { group: 1 })).toBe(true)
    expect(findByID).toHaveBeenCalledWith(
      expect.objectContaining({ collection: 'groups', id: 1, overrideAccess: true }),
    )
  })
})
