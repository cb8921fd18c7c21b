import type { Near } from '../near'
import { emptyQuery, type Refinements, type StockQuery } from '../stock-query'
import { type TextReading, withReading } from '../text-reading'
import { type FoundPhrase, findAmount, findBareAmount, findName } from './find-phrase'
import { plainerTokens } from './plainer-tokens'
import { findShortYear } from './short-year'
import type { StockVocabulary } from './stock-vocabulary'
import { type Token, textWithout, tokensOf } from './text-tokens'
import type { UnderstandOptions } from './understood'
import { indexOf } from './vocabulary-index'

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
  const { found, left } = readAll(all, vocabulary, options)
  const { refinements, ranges, near } = filtersOf(found)
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
  return { words: left.map(({ word }) => word), refinements, ranges, near, identifier: null, parts }
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

function filtersOf(found: readonly FoundPhrase[]): StockQuery {
  return found.reduce<StockQuery>(
    (query, { refinements = {}, ranges = {}, near }) =>
      withReading(query, { words: [], refinements, ranges, near, identifier: null }),
    emptyQuery,
  )
}

/** Looks for phrases until there are none, then makes the rest plainer, as long as that changes anything. */
function readAll(all: readonly Token[], vocabulary: StockVocabulary, options: UnderstandOptions) {
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
      : plainerTokens(left, known, found.length > 0)
    if (next) found.push(next)
    if (rest === left) return { found, left }
    left = rest
  }
}
