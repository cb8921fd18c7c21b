import { encodeToken, NO_TOKEN } from './tokens'

/** The right side of a filter that one of the texts meets; without a text none does. */
export function anyToken(texts: readonly string[]): string {
  return `[${texts.length > 0 ? texts.map(encodeToken).join(',') : NO_TOKEN}]`
}

/**
 * The condition that a field has one of the texts. A value is one word, so whoever has the word has the value: `:=` would say the
 * same, but then the server looks up where the word stands in every vehicle that has it.
 */
export function hasAnyToken(field: string, texts: readonly string[]): string {
  return `${field}:${anyToken(texts)}`
}
