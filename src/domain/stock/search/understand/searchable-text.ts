/**
 * Text folding for comparisons: lower case, without the accents in makers' names. A word ends at anything but a letter
 * or a digit, so that `citroen c3` finds Citroën C3 and `cx 5` finds CX-5. Engines fold a vehicle's text with the same
 * table.
 */

/** Each letter of `from` is replaced by the letter at the same position in `to`. */
export const accents = {
  from: 'àáâãäåāçćčďèéêëēěìíîïīñńňòóôõöøōřśšşťùúûüūůýÿžźż',
  to: 'aaaaaaacccdeeeeeeiiiiinnnooooooorssstuuuuuuyyzzz',
} as const

const plainLetter = new Map([...accents.from].map((letter, index) => [letter, accents.to[index] ?? letter]))

export function foldText(text: string): string {
  return [...text.toLowerCase()].map((letter) => plainLetter.get(letter) ?? letter).join('')
}

/** The folded words of a text in order: letters and digits only. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export function searchWords(text: string): readonly string[] {
  return [...new Set(foldedWords(text))]
}
