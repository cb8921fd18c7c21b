import { chooseProvider } from './choose-provider'

const providers = ['angle', 'ridgeback_finance', 'manual', 'second_other'].map((key) => ({ key }))

describe('the lender a site chooses', () => {
  it.each([
    ['angle', 'angle'],
    ['manual', 'manual'],
    ['other', 'ridgeback_finance'],
    ['nissan_finance', null],
    ['none', null],
  ] as const)('as %s is the record of %p [FIN-39]', (choice, key) => {
    expect(chooseProvider(choice, providers)?.key ?? null).toBe(key)
  })

  it('is nobody while there are no records', () => {
    expect(chooseProvider('other', [])).toBeNull()
  })
})
