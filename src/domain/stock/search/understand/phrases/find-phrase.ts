import { searchWords } from '../searchable-text'
import { isSign, joinTokens, type Token, tokensBetween } from '../text-tokens'
import { MAX_PHRASE_WORDS } from '../vocabulary/concept-map'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import { stopWords } from '../vocabulary/stop-words'
import type { UnderstandOptions, Understood } from '../vocabulary/understood'
import { indexOf } from '../vocabulary/vocabulary-index'
import { barePricePhrases, pricePhrases, weeklyPhrases } from './money-phrases'
import { numberPhrases } from './number-phrases'
import { type PhraseRule, wordsIn } from './phrase-rule'
import { barePostcodePhrases, placePhrases } from './place-phrases'
import { isStockYear, yearPhrases } from './year-phrases'

export type FoundPhrase = Understood & { readonly tokens: readonly Token[] }

const rules = [...placePhrases, ...weeklyPhrases, ...numberPhrases, ...yearPhrases, ...pricePhrases]

/** The words that the rules contain. They are never corrected as misspellings. */
export const ruleWords = wordsIn(rules)

/** Rules for a bare number. They apply last, because names take precedence. */
const bareRules = [...barePostcodePhrases, ...barePricePhrases]

/** Finds a phrase with a number, such as `under 40k`. Null when there is none. */
export function findAmount(
  tokens: readonly Token[],
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): FoundPhrase | null {
  return findByRules(rules, tokens, vocabulary, options)
}

/** Finds a bare number with a clear meaning, such as `50k`. Null when there is none. */
export function findBareAmount(
  tokens: readonly Token[],
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): FoundPhrase | null {
  return findByRules(bareRules, tokens, vocabulary, options)
}

function findByRules(
  phraseRules: readonly PhraseRule[],
  tokens: readonly Token[],
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): FoundPhrase | null {
  const text = joinTokens(tokens)
  for (const { pattern, read } of phraseRules) {
    for (const { 0: matched, index, groups = {} } of text.matchAll(pattern)) {
      const meaning = read(groups, vocabulary, options)
      if (meaning) return { ...meaning, tokens: tokensBetween(tokens, index, index + matched.length) }
    }
  }
  return null
}

/**
 * Finds the longest run of words that names something in the vocabulary, at the first position where one does. Includes
 * the signs between the words, such as the dash of `cx-5`. Null when there is none.
 */
export function findName(all: readonly Token[], vocabulary: StockVocabulary): FoundPhrase | null {
  const { concepts } = indexOf(vocabulary)
  const tokens = all.filter((token) => !isSign(token))
  for (const [start, { word }] of tokens.entries()) {
    const longest = stopWords.has(word) ? 1 : MAX_PHRASE_WORDS
    for (let length = Math.min(longest, tokens.length - start); length > 0; length--) {
      const run = tokens.slice(start, start + length)
      const key = run.flatMap((token) => searchWords(token.word)).join('')
      const meaning = concepts.meaningOf(key) ?? (length === 1 ? yearOf(word, vocabulary) : null)
      if (meaning) return { ...meaning, tokens: withSignsBetween(run, all) }
    }
  }
  return null
}

function withSignsBetween(run: readonly Token[], all: readonly Token[]): readonly Token[] {
  const [first, last] = [run[0], run.at(-1)]
  return all.filter(
    (token) => run.includes(token) || (isSign(token) && isBetween(token, first?.end ?? 0, last?.start ?? 0)),
  )
}

function isBetween({ start, end }: Token, from: number, to: number): boolean {
  return start >= from && end <= to
}

/** A bare number is a year when it is within the years in stock. Otherwise it is a word. */
function yearOf(word: string, vocabulary: StockVocabulary): Understood | null {
  if (!/^\d{4}$/.test(word) || !isStockYear(Number(word), vocabulary)) return null
  return { label: word, refinements: { year: [word] } }
}
