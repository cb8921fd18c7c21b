import type { Refinements } from '../query/stock-query'

export interface Suggestion {
  readonly label: string
  readonly href: string
  readonly refinements: Refinements
}

const MAX_SUGGESTIONS = 6

/** Normalises a text for prefix matching: no accents, lower case, and spaces for hyphens. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Returns the suggestions in which every typed word starts a word. Labels that start with the whole text come first. */
export function matchSuggestions(all: readonly Suggestion[], text: string): readonly Suggestion[] {
  const requested = plain(text)
  if (requested === '') return []
  const words = requested.split(' ')
  const matching = all.filter(({ label }) => words.every((word) => ` ${plain(label)}`.includes(` ${word}`)))
  const isWhole = ({ label }: Suggestion) => Number(plain(label).startsWith(requested))
  return matching.toSorted((one, other) => isWhole(other) - isWhole(one)).slice(0, MAX_SUGGESTIONS)
}
