import { personIdentity } from './contact'

describe('personIdentity', () => {
  it('is the same for every spelling of an email address, whatever the phone number', () => {
    const one = personIdentity({ email: ' Mia.Chen@Example.com', phone: '+61412345678' })
    expect(personIdentity({ email: 'mia.chen@example.com', phone: null })).toBe(one)
  })

  it('is the phone number of a person without an email address', () => {
    const identity = personIdentity({ email: ' ', phone: '+61412345678' })
    expect(identity).toBe('phone +61412345678')
    expect(personIdentity({ email: null, phone: '+61412345678' })).toBe(identity)
  })

  it('does not take a phone number for an email address', () => {
    expect(personIdentity({ email: '+61412345678', phone: null })).not.toBe(
      personIdentity({ email: null, phone: '+61412345678' }),
    )
  })

  it('is null for a person who gave neither', () => {
    expect(personIdentity({ email: null, phone: null })).toBeNull()
    expect(personIdentity({ email: '', phone: '' })).toBeNull()
  })
})
