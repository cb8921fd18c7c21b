const SEPARATORS = /[\s().\-/]/g
const EXTENSION = /\s*(?:ext\.?|x|#)\s*\d{1,7}$/i

/** Mobiles and landlines with or without the first zero, 13 and 1300 or 1800 numbers. */
const AUSTRALIAN = /^(?:0?[234578]\d{8}|1[38]00\d{6}|13\d{4})$/
const FOREIGN = /^\+[1-9]\d{6,14}$/

/**
 * Whether a text may be a phone number: an Australian one in any usual spelling, or a foreign one with its country code.
 * The server asks libphonenumber-js, which knows the numbering plan; this rule accepts everything that it accepts.
 */
export function isPlausiblePhone(text: string): boolean {
  const digits = text.trim().replace(EXTENSION, '').replace(SEPARATORS, '')
  const national = digits.replace(/^(?:\+|0011)?61(?=0?[1-8])/, '')
  return AUSTRALIAN.test(national) || FOREIGN.test(digits)
}
