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
  it('accepts an empty value and values within bounds', async () => {
    expect(await validate(null, {})).toBe(true)
    expect(await validate({ 'search.soldDays': 5 }, { template: 'metro' })).toBe(true)
  })

  it('refuses a value out of bounds and gives the reason [TEN-02]', async () => {
    expect(await validate({ 'finance.maxTerm': 9 }, {})).toBe(
      'Longest term (finance.maxTerm): Must be between 1 and 7 years; it is 9.',
    )
  })

  it('checks for contradictions against the stored group, regardless of who makes the change', async () => {
    const buttons = { 'checkout.reserveButtons': true }
    expect(await validate(buttons, {})).toContain('Reserve buttons need checkout to be on')
    expect(await validate(buttons, { group: 1 })).toBe(true)
    expect(findByID).toHaveBeenCalledWith(
      expect.objectContaining({ collection: 'groups', id: 1, overrideAccess: true }),
    )
  })
})
