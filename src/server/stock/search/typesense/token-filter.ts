import { encodeToken, NO_TOKEN } from './tokens'

/** The right side of a filter that matches any of the texts. Without texts it matches nothing. */
export function anyToken(texts: readonly string[]): string {
  return `[${texts.length > 0 ? texts.map(encodeToken).join(',') : NO_TOKEN}]`
}

/**
 * A condition that a field has any of the texts. `:` is enough because each value is one word; `:=` would also look up the word's
 * position in every matching vehicle.
 */
export function hasAnyToken(field: string, texts: readonly string[]): string {
  return `${field}:${anyToken(texts)}`
}
