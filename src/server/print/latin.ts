/** Characters that every theme's fonts contain: Latin 1 and common punctuation. */
const SIGNS = '–—‘’“”•…€™'
const OTHER = new RegExp(`[^ -~\\u00a0-\\u00ff${SIGNS}]`, 'gu')

export const LATIN =
  Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code))
    .filter((character) => /[ -~\u00a0-\u00ff]/.test(character))
    .join('') + SIGNS

/**
 * Converts a text to those characters: removes diacritics from other letters (`Škoda`: `Skoda`), turns whitespace into spaces and drops the
 * rest.
 */
export function toLatin(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(OTHER, (character) => character.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(OTHER, '')
    .trim()
}
