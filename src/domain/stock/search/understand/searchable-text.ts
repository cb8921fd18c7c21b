/**
 * How words are compared: without case, without the accents of makers' names, and with a word ending at anything but a
 * letter or a digit, so that `citroen c3` finds Citroën C3 and `cx 5` finds CX-5. Engines fold a vehicle's text by the
 * same table.
 */

/** Letters on the left are read as those on the right, one for one. */
export const accents = {
  from: 'àáâãäåāçćčďèéêëēěìíîïīñńňòóôõöøōřśšşťùúûüūůýÿžźż',
  to: 'aaaaaaacccdeeeeeeiiiiinnnooooooorssstuuuuuuyyzzz',
} as const

const plainLetter = new Map([...accents.from].map((letter, index) => [letter, accents.to[index] ?? letter]))

/** Lower case and plain letters. */
export function foldText(text: string): string {
  return [...text.toLowerCase()].map((letter) => plainLetter.get(letter) ?? letter).join('')
}

/** The folded words of a text in their order: letters and digits only. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The folded words of a query, each once. */
export function searchWords(text: string): readonly string[] {
  return [...new Set(foldedWords(text))]
}
