import type { SqlParameters } from './sql-parameters'

/**
 * One condition for all words: each begins a word of the vehicle. `words` holds the vehicle's, folded as `foldText` folds,
 * with a blank before each. The words asked for are letters and digits only, so they are themselves in a pattern.
 */
export function wordConditions(words: readonly string[], parameters: SqlParameters): readonly string[] {
  if (words.length === 0) return []
  return [`s.words LIKE ALL(${parameters.add(words.map((word) => `% ${word}%`))}::text[])`]
}
