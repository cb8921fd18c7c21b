import { searchWords } from '../searchable-text'
import { isSign, type Token } from '../text-tokens'
import { stopWords, wholeStockWords } from '../vocabulary/stop-words'
import { startsKnownWord, type WordList } from '../vocabulary/word-list'
import { correctWord } from './correct-word'
import { ruleWords } from './find-phrase'

/** Simplifies tokens. Returns the same array when there is nothing to change. */
type Step = (tokens: readonly Token[], known: WordList, isUnderstood: boolean) => readonly Token[]

/** Splits tokens into letters and digits, like the words of vehicles: `2.5i` becomes two words. */
const split: Step = (tokens) => {
  const words = tokens.flatMap((token) =>
    isSign(token) ? [token] : searchWords(token.word).map((word) => ({ ...token, word })),
  )
  return words.length === tokens.length && words.every(({ word }, nth) => word === tokens[nth]?.word)
    ? tokens
    : words
}

const correct: Step = (tokens, known) => {
  const corrected = tokens.map((token) => {
    if (stopWords.has(token.word) || ruleWords.has(token.word)) return token
    const word = correctWord(token.word, known)
    return word === null ? token : { ...token, word }
  })
  return corrected.every((token, nth) => token === tokens[nth]) ? tokens : corrected
}

/**
 * Drops signs and stop words. A single stop word stays if it may start a word of the stock (`for` of Ford), unless it
 * asks for all stock: `car` is not the start of Carnival.
 */
const dropStopWords: Step = (tokens, known, isUnderstood) => {
  const remaining = tokens.filter((token) => !isSign(token) && !stopWords.has(token.word))
  const [only, ...others] = tokens
  const isAlone = only && others.length === 0 && !isUnderstood && !wholeStockWords.has(only.word)
  const isBegun = isAlone && startsKnownWord(known, only.word)
  return isBegun || remaining.length === tokens.length ? tokens : remaining
}

const dropRepeated: Step = (tokens) => {
  const first = new Map(tokens.toReversed().map((token) => [token.word, token]))
  return first.size === tokens.length ? tokens : tokens.filter((token) => first.get(token.word) === token)
}

/**
 * Applies the first step that changes the tokens: splits them into words, corrects misspellings, or drops stop words
 * and repetitions. Returns the same array when no step changes anything.
 */
export const simplifyTokens: Step = (tokens, known, isUnderstood) => {
  for (const step of [split, correct, dropStopWords, dropRepeated]) {
    const plainer = step(tokens, known, isUnderstood)
    if (plainer !== tokens) return plainer
  }
  return tokens
}
