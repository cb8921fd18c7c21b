import { secondFactorState } from './second-factor'

describe('the second factor of a person', () => {
  it.each(['platform-admin', 'group-admin'])('is missing where it is required of a %s', (role) => {
    expect(secondFactorState(role, false, true)).toBe('missing')
    expect(secondFactorState(role, true, true)).toBe('on')
  })

  it('is never required of marketing staff', () => {
    expect(secondFactorState('marketing-staff', false, true)).toBe('off')
    expect(secondFactorState('marketing-staff', true, true)).toBe('on')
  })

  it.each(['platform-admin', 'group-admin', 'marketing-staff', undefined])(
    'is nobody’s duty without the setting: %s',
    (role) => {
      expect(secondFactorState(role, false, false)).toBe('off')
    },
  )
})
