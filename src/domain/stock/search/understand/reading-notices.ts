import type { UnderstoodText } from './understand-text'

/** Joins words as `one, two or three`, identically in every browser and on the server. */
function either(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')
}

const quoted = (text: string) => `“${text}”`

/** The notices on how a text was searched: the words that were left out, and that the site hides prices (PRICE-09). */
export function readingNotices({
  leftOut = [],
  searchedText = '',
  unpriced = false,
}: Pick<UnderstoodText, 'leftOut' | 'searchedText' | 'unpriced'>): readonly string[] {
  const missing = either(leftOut.map(quoted))
  const shown =
    searchedText === '' ? `without ${leftOut.length > 1 ? 'them' : 'it'}` : `for ${quoted(searchedText)}`
  return [
    ...(leftOut.length > 0 ? [`No match for ${missing}. Showing results ${shown}.`] : []),
    ...(unpriced ? ['We do not show prices on this website, so they do not narrow these results.'] : []),
  ]
}
