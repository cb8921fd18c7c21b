/** A name goes into a mail only if it is one: anybody can fill in anybody's address. */
const PLAIN_NAME = /^[\p{L}\p{M}' ’-]{1,40}$/u

/** The first line of a mail to a shopper. */
export function greeting(firstName: string | null): string {
  const name = firstName?.trim() ?? ''
  return PLAIN_NAME.test(name) ? `Hi ${name},` : 'Hello,'
}
