/** Identifies a person. One of the two is set. */
export interface Contact {
  readonly email: string | null
  /** E.164, such as `+61412345678`. */
  readonly phone: string | null
}

export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

/**
 * What identifies the sender of a lead within a group: the email address, or the phone number without one. Null for
 * a sender who gave neither. Personal data: store only its keyed hash.
 */
export function personIdentity({ email, phone }: Contact): string | null {
  const address = email === null ? '' : normaliseEmail(email)
  if (address !== '') return `email ${address}`
  return phone ? `phone ${phone}` : null
}
