import { searchWords } from '../searchable-text'
import { isSign, type Token } from '../text-tokens'
import { stopWords, wholeStockWords } from '../vocabulary/stop-words'
import { beginsAWord, type WordList } from '../vocabulary/word-list'
import { correctWord } from './correct-word'
import { ruleWords } from './find-phrase'

/** Makes tokens plainer; gives back the very same list when there is nothing for it to do. */
type Step = (tokens: readonly Token[], known: WordList, isUnderstood: boolean) => readonly Token[]

/** Letters and digits only, as vehicles' words are: `2.5i` is two words. */
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
 * Without signs and words that say nothing; but one that stands alone may be the beginning of a word of the stock's (`for` of
 * Ford), unless it asks for all there is: `car` is no Carnival.
 */
const dropQuiet: Step = (tokens, known, isUnderstood) => {
  const telling = tokens.filter((token) => !isSign(token) && !stopWords.has(token.word))
  const [only, ...others] = tokens
  const isAlone = only && others.length === 0 && !isUnderstood && !wholeStockWords.has(only.word)
  const isBegun = isAlone && beginsAWord(known, only.word)
  return isBegun || telling.length === tokens.length ? tokens : telling
}

const dropRepeated: Step = (tokens) => {
  const first = new Map(tokens.toReversed().map((token) => [token.word, token]))
  return first.size === tokens.length ? tokens : tokens.filter((token) => first.get(token.word) === token)
}

/**
 * One step from what was typed towards words alone: pieces parted into words, misspelt ones corrected, and what says nothing
 * left out. The same list when no step changes anything.
 */
export const plainerTokens: Step = (tokens, known, isUnderstood) => {
  for (const step of [split, correct, dropQuiet, dropRepeated]) {
    const plainer = step(tokens, known, isUnderstood)
    if (plainer !== tokens) return plainer
  }
  return tokens
}
