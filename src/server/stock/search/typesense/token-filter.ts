import { encodeToken, NO_TOKEN } from './tokens'

/** The right side of a filter that one of the texts meets; without a text none does. */
export function anyToken(texts: readonly string[]): string {
  return `[${texts.length > 0 ? texts.map(encodeToken).join(',') : NO_TOKEN}]`
}
