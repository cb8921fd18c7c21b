/** An e-mail address as it is stored and compared; '' for what is no text. */
export const asAccount = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '')
