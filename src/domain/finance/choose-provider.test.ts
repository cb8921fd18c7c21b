import { chooseProvider } from './choose-provider'

const providers = ['angle', 'ridgeback_finance', 'manual', 'second_other'].map((key) => ({ key }))

describe('chooseProvider', () => {
  it.each([
    ['angle', 'angle'],
    ['manual', 'manual'],
    ['other', 'ridgeback_finance'],
    ['nissan_finance', null],
    ['none', null],
  ] as const)('for %s returns the record with the key %p [FIN-39]', (choice, key) => {
    expect(chooseProvider(choice, providers)?.key ?? null).toBe(key)
  })

  it('returns null without records', () => {
    expect(chooseProvider('other', [])).toBeNull()
  })
})
