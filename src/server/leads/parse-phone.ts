import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * The number in E.164, such as `+61491570156`; null for a text that is no number of its country's plan. Without a country code it is
 * Australian: a mobile or landline with its area code, 13, 1300 or 1800 number.
 */
export function parsePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'AU')
  return number?.isValid() ? number.number : null
}
