export const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Normalises an email address for storage and comparison. Returns '' if the value is not a string. */
export const normaliseEmail = (email: unknown) =>
  typeof email === 'string' ? email.trim().toLowerCase() : ''
