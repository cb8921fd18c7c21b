import type { FoundPhrase } from './phrases/find-phrase'
import { filtersOf, parsePhrases } from './phrases/parse-phrases'
import { plainReading, type TextReading } from './text-reading'
import { isSign, type Token, textWithout, tokensOf } from './text-tokens'
import type { StockVocabulary } from './vocabulary/stock-vocabulary'
import { stopWords, wholeStockWords } from './vocabulary/stop-words'
import type { UnderstandOptions } from './vocabulary/understood'
import { indexOf } from './vocabulary/vocabulary-index'
import { startsKnownWord } from './vocabulary/word-list'

/** A part of a text that is searched or left out as a whole: the phrases that filter by the same attributes, or one word. */
export interface TextPiece {
  /** Its phrases as typed, in text order. */
  readonly typed: readonly string[]
  /** The positions of its tokens in the text. */
  readonly starts: readonly number[]
  readonly reading: TextReading
  /** False for a word that no vehicle's text contains, so that searching for it is pointless. */
  readonly mayBeFound: boolean
}

/** Splits a text into pieces, in text order. Together they have the meaning that `understandText` finds. */
export function textPieces(
  text: string,
  vocabulary: StockVocabulary,
  options: UnderstandOptions,
): readonly TextPiece[] {
  const all = tokensOf(text)
  const { found, left } = parsePhrases(all, vocabulary, options)
  const phrases = byAttribute(found.filter((phrase) => attributesOf(phrase).length > 0)).map((same) =>
    phrasePiece(same, all, text),
  )
  const words = [...new Set(left.map(({ start }) => start))].map((start) =>
    wordPiece(
      left.filter((token) => token.start === start),
      { all, text, vocabulary },
    ),
  )
  return [...phrases, ...words].sort((one, other) => (one.starts[0] ?? 0) - (other.starts[0] ?? 0))
}

/**
 * Returns the part of a text that is searched when some pieces are left out, without stop words at either end: `cheap
 * car` for `best cheap car for mum`.
 */
export function searchedPart(
  text: string,
  searched: readonly TextPiece[],
  left: readonly TextPiece[],
): string {
  const all = tokensOf(text)
  const startsOf = (pieces: readonly TextPiece[]) => new Set(pieces.flatMap(({ starts }) => starts))
  const [searchedStarts, leftStarts] = [startsOf(searched), startsOf(left)]
  const isSearched = ({ word, start }: Token) =>
    searchedStarts.has(start) ||
    !(leftStarts.has(start) || isSign({ word, start, end: start }) || isNoise(word))
  const [first, last] = [all.find(isSearched), all.findLast(isSearched)]
  if (!first || !last) return ''
  const gone = all.filter(({ start }) => leftStarts.has(start) || start < first.start || start > last.start)
  return textWithout(text, gone, all)
}

/** Whether a word is a stop word that does not ask for all stock. */
function isNoise(word: string): boolean {
  return stopWords.has(word) && !wholeStockWords.has(word)
}

/** The attributes that a meaning filters by, with `near` for a distance. */
export function attributesOf({
  refinements = {},
  ranges = {},
  near,
}: Partial<Pick<TextReading, 'refinements' | 'ranges' | 'near'>>): readonly string[] {
  return [...Object.keys(refinements), ...Object.keys(ranges), ...(near ? ['near'] : [])]
}

/** Groups phrases by attribute. Those of one attribute change each other's meaning (`red or white`), so they stay together. */
function byAttribute(phrases: readonly FoundPhrase[]): readonly (readonly FoundPhrase[])[] {
  return phrases.reduce<readonly (readonly FoundPhrase[])[]>((groups, phrase) => {
    const own = attributesOf(phrase)
    const isRelated = (group: readonly FoundPhrase[]) =>
      group.some((other) => attributesOf(other).some((attribute) => own.includes(attribute)))
    return [...groups.filter((group) => !isRelated(group)), [...groups.filter(isRelated).flat(), phrase]]
  }, [])
}

function phrasePiece(phrases: readonly FoundPhrase[], all: readonly Token[], text: string): TextPiece {
  const { refinements, ranges, near } = filtersOf(phrases)
  const starts = phrases.flatMap(({ tokens }) => tokens.map(({ start }) => start)).sort((a, b) => a - b)
  return {
    typed: runsOf(starts, all).map((run) => typedText(run, text)),
    starts,
    reading: { ...plainReading(''), refinements, ranges, near },
    mayBeFound: true,
  }
}

/** The piece of one token, which may contain two words (`2.5i`), and of its repetitions. */
function wordPiece(
  tokens: readonly Token[],
  { all, text, vocabulary }: { all: readonly Token[]; text: string; vocabulary: StockVocabulary },
): TextPiece {
  const { known } = indexOf(vocabulary)
  const typed = all.find(({ start }) => start === tokens[0]?.start)
  const words = [...new Set(tokens.map(({ word }) => word))]
  return {
    typed: [typedText(tokens, text)],
    starts: all.filter(({ word }) => word === typed?.word).map(({ start }) => start),
    reading: { ...plainReading(''), words },
    // The vocabulary does not contain numbers that only one vehicle has.
    mayBeFound: words.every((word) => /\d/.test(word) || startsKnownWord(known, word)),
  }
}

/** Groups the tokens at these positions into runs of adjacent tokens. */
function runsOf(starts: readonly number[], all: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = []
  all.forEach((token, index) => {
    if (!starts.includes(token.start)) return
    const before = all[index - 1]
    if (before && starts.includes(before.start)) runs.at(-1)?.push(token)
    else runs.push([token])
  })
  return runs
}

function typedText(tokens: readonly Token[], text: string): string {
  return text.slice(tokens[0]?.start, tokens.at(-1)?.end)
}
