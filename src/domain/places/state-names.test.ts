import { inherited } from '~/tests/support/inherited'
import { stateName } from './state-names'

describe('stateName', () => {
  it('is as the state reads after "in"', () => {
    expect(stateName('ACT')).toBe('the ACT')
    expect(stateName('WA')).toBe('Western Australia')
  })

  it.each(inherited)('is %s for a place of that name, as it is written', (name) => {
    expect(stateName(name)).toBe(name)
  })
})
