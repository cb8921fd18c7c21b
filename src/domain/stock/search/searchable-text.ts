/**
 * How words are compared: without case, without the accents of our makers' names, and with hyphens and the like as
 * spaces, so that `citroen c3` finds Citroën C3 and `cx 5` finds CX-5. Engines fold a vehicle's text by the same table.
 */

/** Letters on the left stand for those on the right, one for one. */
export const accents = {
  from: 'àáâãäåāçćčďèéêëēěìíîïīñńňòóôõöøōřśšşťùúûüūůýÿžźż',
  to: 'aaaaaaacccdeeeeeeiiiiinnnooooooorssstuuuuuuyyzzz',
} as const

/** Characters that part words, as a space does. */
export const separators = '-/.,()&+\'"_:;|'

const plainLetter = new Map([...accents.from].map((letter, index) => [letter, accents.to[index] ?? letter]))

/** Lower case, plain letters, single spaces. */
export function foldText(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => (separators.includes(letter) ? ' ' : (plainLetter.get(letter) ?? letter)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The folded words of a query, each once. */
export function searchWords(text: string): readonly string[] {
  const folded = foldText(text)
  return folded === '' ? [] : [...new Set(folded.split(' '))]
}
