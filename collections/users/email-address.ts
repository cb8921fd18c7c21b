import type { EmailField, EmailFieldValidation } from 'payload'
import { email } from 'payload/shared'

/** The longest address that mail servers accept. */
const LONGEST = 254

const shortEmail: EmailFieldValidation = (value, options) =>
  typeof value === 'string' && value.length > LONGEST
    ? `Use ${LONGEST} characters or fewer.`
    : email(value, options)

export const emailAddress: EmailField = { name: 'email', type: 'email', validate: shortEmail }
