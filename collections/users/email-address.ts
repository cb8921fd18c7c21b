import type { EmailField, EmailFieldValidation } from 'payload'
import { email } from 'payload/shared'

/** The longest that mail servers take. */
const LONGEST = 254

const shortEmail: EmailFieldValidation = (value, options) =>
  typeof value === 'string' && value.length > LONGEST
    ? `Use ${LONGEST} characters or fewer.`
    : email(value, options)

/** Payload's own field, with a bound. */
export const emailAddress: EmailField = { name: 'email', type: 'email', validate: shortEmail }
