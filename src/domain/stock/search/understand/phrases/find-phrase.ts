import { searchWords } from '../searchable-text'
import { isSign, spacedOut, type Token, tokensBetween } from '../text-tokens'
import { LONGEST_PHRASE } from '../vocabulary/concept-map'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import { stopWords } from '../vocabulary/stop-words'
import type { UnderstandOptions, Understood } from '../vocabulary/understood'
import { indexOf } from '../vocabulary/vocabulary-index'
import { barePricePhrases, pricePhrases, weeklyPhrases } from './money-phrases'
import { numberPhrases } from './number-phrases'
import { type PhraseRule, wordsIn } from './phrase-rule'
import { barePostcodePhrases, placePhrases } from './place-phrases'
import { isStocked, yearPhrases } from './year-phrases'

/** A meaning with the tokens that say it. */
export type FoundPhrase = Understood & { readonly tokens: readonly Token[] }

const rules = [...placePhrases, ...weeklyPhrases, ...numberPhrases, ...yearPhrases, ...pricePhrases]

/** The words that rules are made of: they are never taken for misspelt ones. */
export const ruleWords = wordsIn(rules)

/** What a number alone may be, once nothing else is understood: names come first. */
const bareRules = [...barePostcodePhrases, ...barePricePhrases]

/** Something with a number in it, such as `under 40k`; null when the tokens hold nothing of the kind. */
export function findAmount(
  tokens: readonly Token[],
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): FoundPhrase | null {
  return findByRules(rules, tokens, vocabulary, options)
}

/** A number that says by itself what it is, such as `50k`; null when the tokens hold none. */
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
  const text = spacedOut(tokens)
  for (const { pattern, read } of phraseRules) {
    for (const { 0: matched, index, groups = {} } of text.matchAll(pattern)) {
      const meaning = read(groups, vocabulary, options)
      if (meaning) return { ...meaning, tokens: tokensBetween(tokens, index, index + matched.length) }
    }
  }
  return null
}

/**
 * The longest run of words from the first place where one names something of the vocabulary, with the signs between them (the
 * dash of `cx-5`); null when none does.
 */
export function findName(all: readonly Token[], vocabulary: StockVocabulary): FoundPhrase | null {
  const { concepts } = indexOf(vocabulary)
  const tokens = all.filter((token) => !isSign(token))
  for (const [start, { word }] of tokens.entries()) {
    const longest = stopWords.has(word) ? 1 : LONGEST_PHRASE
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

/** A number alone is a year when stock is from about then, and a word otherwise. */
function yearOf(word: string, vocabulary: StockVocabulary): Understood | null {
  if (!/^\d{4}$/.test(word) || !isStocked(Number(word), vocabulary)) return null
  return { label: word, refinements: { year: [word] } }
}
