import { contactSchema } from './parse-contact'

const problemOf = (given: unknown) => contactSchema.safeParse(given).error?.issues[0]?.message

describe('a person as staff name them', () => {
  it.each(['0412 345 678', '+61 412 345 678', '(04) 1234 5678', '61412345678'])(
    'is found by a phone number in the spelling %s',
    (phone) => {
      expect(contactSchema.parse({ phone, email: '' })).toEqual({ email: null, phone: '+61412345678' })
    },
  )

  it('is found by an email address in any case', () => {
    expect(contactSchema.parse({ email: ' Mia@Example.COM ' })).toEqual({
      email: 'mia@example.com',
      phone: null,
    })
  })

  it.each([
    [{}, 'Enter an email address or a phone number, not both.'],
    [{ email: ' ', phone: '' }, 'Enter an email address or a phone number, not both.'],
    [{ email: 'a@b.au', phone: '0412345678' }, 'Enter an email address or a phone number, not both.'],
    [{ email: 'mia' }, 'Enter an email address such as name@example.com.'],
    [{ phone: 'call me' }, 'Enter a phone number with its area code.'],
  ])('must be named by one valid email address or phone number: %j', (given, message) => {
    expect(problemOf(given)).toBe(message)
  })

  it.each([null, 'mia@example.com', { email: 7 }, { phone: ['0412345678'] }, { email: 'a'.repeat(321) }])(
    'is refused in another shape: %j',
    (given) => {
      expect(problemOf(given)).toEqual(expect.any(String))
    },
  )
})
