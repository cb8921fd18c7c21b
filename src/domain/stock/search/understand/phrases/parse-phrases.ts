import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import { withReading } from '../text-reading'
import type { Token } from '../text-tokens'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import type { UnderstandOptions } from '../vocabulary/understood'
import { indexOf } from '../vocabulary/vocabulary-index'
import { type FoundPhrase, findAmount, findBareAmount, findName } from './find-phrase'
import { findShortYear } from './short-year'
import { simplifyTokens } from './simplify-tokens'

/** Finds phrases until there are none left, then simplifies the remaining tokens and starts again, until nothing changes. */
export function parsePhrases(all: readonly Token[], vocabulary: StockVocabulary, options: UnderstandOptions) {
  const { known } = indexOf(vocabulary)
  const found: FoundPhrase[] = []
  let left = all
  for (;;) {
    const next =
      findAmount(left, vocabulary, options) ??
      findName(left, vocabulary) ??
      findBareAmount(left, vocabulary, options) ??
      findShortYear({ all, left, found }, vocabulary)
    const rest = next
      ? left.filter((token) => !next.tokens.includes(token))
      : simplifyTokens(left, known, found.length > 0)
    if (next) found.push(next)
    if (rest === left) return { found, left }
    left = rest
  }
}

/** Combines phrases: joins values of one attribute, intersects bounds, and takes the first place and the first order. */
export function filtersOf(found: readonly FoundPhrase[]): StockQuery {
  return found.reduce<StockQuery>(
    (query, { refinements = {}, ranges = {}, near, sort }) =>
      withReading(query, { words: [], refinements, ranges, near, ...(sort && { sort }), identifier: null }),
    emptyQuery,
  )
}
