import { inherited } from '~/tests/support/inherited'
import { stateName } from './state-names'

describe('stateName', () => {
  it('is the name that follows "in"', () => {
    expect(stateName('ACT')).toBe('the ACT')
    expect(stateName('WA')).toBe('Western Australia')
  })

  it.each(inherited)('returns %s unchanged, although every object has a property of that name', (name) => {
    expect(stateName(name)).toBe(name)
  })
})
