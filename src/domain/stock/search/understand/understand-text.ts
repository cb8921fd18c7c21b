import type { Near } from '../query/near'
import type { Refinements } from '../query/stock-query'
import type { FoundPhrase } from './phrases/find-phrase'
import { filtersOf, parsePhrases } from './phrases/parse-phrases'
import type { TextReading } from './text-reading'
import { textWithout, tokensOf } from './text-tokens'
import type { StockVocabulary } from './vocabulary/stock-vocabulary'
import type { UnderstandOptions } from './vocabulary/understood'

export interface UnderstoodPart {
  /** The label of its filter chip: `Toyota`, `Under $40,000`. */
  readonly label: string
  /** The text without this phrase. */
  readonly text: string
  readonly refinements?: Refinements
  readonly near?: Near
}

export interface UnderstoodText extends TextReading {
  /** In text order. */
  readonly parts: readonly UnderstoodPart[]
  /** Set when the text names prices but the website hides them, so that they narrow nothing (PRICE-09). */
  readonly unpriced?: boolean
  /** For a partial match: the parts of the text that no vehicle matches, as typed and in text order. */
  readonly leftOut?: readonly string[]
  /** For a partial match: the text without those parts, which this reading is of. */
  readonly searchedText?: string
}

/**
 * Parses a shopper's text into filters and words. A phrase becomes a filter only when the vocabulary contains its
 * values. Everything else stays words, with misspellings corrected to the stock's words. Parsing the remaining words
 * again finds nothing new. Never throws.
 */
export function understandText(
  text: string,
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): UnderstoodText {
  const all = tokensOf(text)
  const { found, left } = parsePhrases(all, vocabulary, options)
  const { refinements, ranges, near, sort } = filtersOf(found)
  const parts = eachOnce(found)
    // With two places, the search uses the first that was found and shows only that one.
    .filter((phrase) => phrase.label !== '' && (!phrase.near || phrase.near === near))
    .toSorted((one, other) => (one.tokens[0]?.start ?? 0) - (other.tokens[0]?.start ?? 0))
    .map(({ label, tokens, refinements = {}, near }) => ({
      label,
      text: textWithout(text, tokens, all),
      refinements,
      ...(near && { near }),
    }))
  const words = left.map(({ word }) => word)
  const unpriced = found.some(({ isUnpriced }) => isUnpriced)
  return {
    ...{ words, refinements, ranges, near, identifier: null, parts },
    ...(sort && { sort }),
    ...(unpriced && { unpriced }),
  }
}

/** Removes the place from a reading, when the query's own place replaces it. */
export function withoutPlace(understood: UnderstoodText): UnderstoodText {
  return { ...understood, near: null, parts: understood.parts.filter(({ near }) => !near) }
}

/** Merges phrases with the same meaning, as in `dual cab ute` when no badge names a cab. */
function eachOnce(found: readonly FoundPhrase[]): readonly FoundPhrase[] {
  const phrases = new Map<string, FoundPhrase>()
  for (const phrase of found) {
    const key = JSON.stringify([phrase.label, phrase.refinements])
    const same = phrases.get(key)
    phrases.set(key, same ? { ...same, tokens: [...same.tokens, ...phrase.tokens] } : phrase)
  }
  return [...phrases.values()]
}
