import type { SqlParameters } from './sql-parameters'

/**
 * One condition for all words: each must begin a word of the vehicle. `s.words` holds the vehicle's words, folded by `foldText`,
 * with a space before each. Query words are letters and digits only, so they need no escaping in the pattern.
 */
export function wordConditions(words: readonly string[], parameters: SqlParameters): readonly string[] {
  if (words.length === 0) return []
  return [`s.words LIKE ALL(${parameters.add(words.map((word) => `% ${word}%`))}::text[])`]
}
