import type { Near } from '../query/near'
import type { Refinements } from '../query/stock-query'
import type { FoundPhrase } from './phrases/find-phrase'
import { filtersOf, readPhrases } from './phrases/read-phrases'
import type { TextReading } from './text-reading'
import { textWithout, tokensOf } from './text-tokens'
import type { StockVocabulary } from './vocabulary/stock-vocabulary'
import type { UnderstandOptions } from './vocabulary/understood'

/** A phrase that became a filter. */
export interface UnderstoodPart {
  /** For a chip: `Toyota`, `Under $40,000`. */
  readonly label: string
  /** The text without the phrase. */
  readonly text: string
  /** The values it chose, if any. */
  readonly refinements?: Refinements
  /** The place it chose, if any. */
  readonly near?: Near
}

export interface UnderstoodText extends TextReading {
  /** In the order of the text. */
  readonly parts: readonly UnderstoodPart[]
  /** The text asks about prices, which the website does not show: they narrow nothing (PRICE-09). */
  readonly unpriced?: boolean
  /** Of a partial match: what of the shopper's text was left out because nothing has it, as typed and in its order. */
  readonly leftOut?: readonly string[]
  /** Of a partial match: the text without it, which this is the reading of. */
  readonly searchedText?: string
}

/**
 * Reads a shopper's words as the trade means them. A phrase becomes a filter only when the vocabulary has what it names;
 * all else stays words, misspelt ones as the stock spells them. Reading the words that are left finds nothing new. Never
 * throws.
 */
export function understandText(
  text: string,
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): UnderstoodText {
  const all = tokensOf(text)
  const { found, left } = readPhrases(all, vocabulary, options)
  const { refinements, ranges, near, sort } = filtersOf(found)
  const parts = eachOnce(found)
    // Of two places the first that was found holds, and it alone is told.
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

/** What a text says beside a place that holds instead of its own: nothing tells of that any more, and it narrows nothing. */
export function withoutPlace(understood: UnderstoodText): UnderstoodText {
  return { ...understood, near: null, parts: understood.parts.filter(({ near }) => !near) }
}

/** What was said twice, as in `dual cab ute` where no badge tells a cab, in one. */
function eachOnce(found: readonly FoundPhrase[]): readonly FoundPhrase[] {
  const phrases = new Map<string, FoundPhrase>()
  for (const phrase of found) {
    const key = JSON.stringify([phrase.label, phrase.refinements])
    const same = phrases.get(key)
    phrases.set(key, same ? { ...same, tokens: [...same.tokens, ...phrase.tokens] } : phrase)
  }
  return [...phrases.values()]
}
