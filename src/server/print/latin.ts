/** What the themes' typefaces have for certain: Latin 1 and the signs that texts are set with. */
const SIGNS = '–—‘’“”•…€™'
const OTHER = new RegExp(`[^ -~\\u00a0-\\u00ff${SIGNS}]`, 'gu')

/** Every character that a sheet may be set in. */
export const LATIN =
  Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code))
    .filter((character) => /[ -~\u00a0-\u00ff]/.test(character))
    .join('') + SIGNS

/** A text in those characters alone: other letters without their marks (`Škoda`: `Skoda`), other spaces as a space, the rest left out. */
export function toLatin(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(OTHER, (character) => character.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(OTHER, '')
    .trim()
}
