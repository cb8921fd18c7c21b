import type { Refinements } from '../query/stock-query'

/** A make, a model or a body that the website has vehicles of. */
export interface Suggestion {
  readonly label: string
  /** Of its results on this website. */
  readonly href: string
  readonly refinements: Refinements
}

/** How many suggestions are shown. */
const MOST = 6

/** What words of a label begin with, without accents and case; a hyphen parts words as a blank does. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Those of which every typed word begins a word, the ones that begin with the whole text first; none for an empty text. */
export function matchSuggestions(all: readonly Suggestion[], text: string): readonly Suggestion[] {
  const asked = plain(text)
  if (asked === '') return []
  const words = asked.split(' ')
  const matching = all.filter(({ label }) => words.every((word) => ` ${plain(label)}`.includes(` ${word}`)))
  const isWhole = ({ label }: Suggestion) => Number(plain(label).startsWith(asked))
  return matching.toSorted((one, other) => isWhole(other) - isWhole(one)).slice(0, MOST)
}
