import { secondFactorState } from './second-factor'

describe('secondFactorState', () => {
  it.each(['platform-admin', 'group-admin'])('is missing for a %s who has none set up', (role) => {
    expect(secondFactorState(role, false, true)).toBe('missing')
    expect(secondFactorState(role, true, true)).toBe('on')
  })

  it('never requires a second factor of marketing staff', () => {
    expect(secondFactorState('marketing-staff', false, true)).toBe('off')
    expect(secondFactorState('marketing-staff', true, true)).toBe('on')
  })

  it.each(['platform-admin', 'group-admin', 'marketing-staff', undefined])(
    'never blocks %s if the setting is off',
    (role) => {
      expect(secondFactorState(role, false, false)).toBe('off')
    },
  )
})
