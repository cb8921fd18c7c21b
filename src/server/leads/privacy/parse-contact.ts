import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { type Contact, normaliseEmail } from '@/domain/leads/privacy/contact'

const ONE_OF_TWO = 'Enter an email address or a phone number, not both.'

const filled = (value: string | undefined): value is string => value !== undefined && value.trim() !== ''

/** A person as staff name them. Phone numbers become E.164, as leads store them. */
export const contactSchema = z
  .object({ email: z.string().max(320).optional(), phone: z.string().max(40).optional() })
  .transform(({ email, phone }, context): Contact => {
    const problem = (path: string, message: string) => {
      context.issues.push({ code: 'custom', message, path: [path], input: undefined })
      return z.NEVER
    }
    if (filled(email) === filled(phone)) return problem('email', ONE_OF_TWO)
    if (filled(email)) {
      const address = normaliseEmail(email)
      return z.email().safeParse(address).success
        ? { email: address, phone: null }
        : problem('email', 'Enter an email address such as name@example.com.')
    }
    const number = parsePhoneNumberFromString(phone ?? '', 'AU')
    return number
      ? { email: null, phone: number.number }
      : problem('phone', 'Enter a phone number with its area code.')
  })
