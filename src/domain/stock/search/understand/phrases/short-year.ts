import type { Token } from '../text-tokens'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import { isKnownWord } from '../vocabulary/vocabulary-index'
import type { FoundPhrase } from './find-phrase'
import { shortYearOf } from './year-phrases'

interface Reading {
  readonly all: readonly Token[]
  readonly left: readonly Token[]
  readonly found: readonly FoundPhrase[]
}

/**
 * Finds a two-digit year next to an understood make or model: `21 hilux`. Elsewhere two digits are ambiguous, such as
 * the model in `cx 30`. Digits that are a word of the stock are left alone.
 */
export function findShortYear(
  { all, left, found }: Reading,
  vocabulary: StockVocabulary,
): FoundPhrase | null {
  const names = found.filter(({ refinements = {} }) => refinements.make || refinements.model)
  const named = new Set(names.flatMap(({ tokens }) => tokens.map(({ start }) => start)))
  for (const token of left) {
    if (!/^\d\d$/.test(token.word) || isKnownWord(token.word, vocabulary)) continue
    const place = all.findIndex(({ start, word }) => start === token.start && word === token.word)
    const isBeside = [all[place - 1], all[place + 1]].some(
      (next) => place >= 0 && next && named.has(next.start),
    )
    const year = isBeside ? shortYearOf(token.word, vocabulary) : null
    if (year) return { ...year, tokens: [token] }
  }
  return null
}
