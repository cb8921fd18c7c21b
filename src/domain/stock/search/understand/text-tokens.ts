import { foldText } from './searchable-text'

/** A token of a text: a word, a number with its unit (`40k`), or a sign that phrases use (`$`, `-`). */
export interface Token {
  /** Folded and, where needed, corrected. Numbers have no commas; short years keep their apostrophe (`'21`). */
  readonly word: string
  readonly start: number
  readonly end: number
}

const PIECE =
  /['’]\d\d(?![\p{L}\p{N}])|\d+(?:,\d{3})+(?!\d)(?:\.\d+)?[\p{L}\p{N}]*|\d+\.\d+[\p{L}\p{N}]*|[\p{L}\p{N}]+|[$+<>–—-]/gu

const DASH = /[–—]/

export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({
    word: foldText(piece.replaceAll(',', '')).replace(DASH, '-').replace('’', "'"),
    start: index,
    end: index + piece.length,
  }))
}

export function isSign({ word }: Token): boolean {
  return /^[$+<>-]$/.test(word)
}

/** Joins the tokens with single spaces, for phrase patterns to match. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}

/** The tokens between the positions `start` and `end` of the spaced-out text. */
export function tokensBetween(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  let position = 0
  return tokens.filter(({ word }) => {
    const from = position
    position += word.length + 1
    return from >= start && from + word.length <= end
  })
}

/**
 * Removes tokens from a text, with the characters between adjacent removed tokens and dashes left at either end. `all`
 * are the text's tokens. Words of the rest are never joined together.
 */
export function textWithout(text: string, gone: readonly Token[], all: readonly Token[]): string {
  const starts = new Set(gone.map(({ start }) => start))
  const parts = all.map((token, index) => {
    if (starts.has(token.start)) return ' '
    const next = all[index + 1]
    return text.slice(token.start, next && !starts.has(next.start) ? next.start : token.end)
  })
  const rest = parts.join('').replace(/\s+/g, ' ')
  return rest.replace(/^[ –—-]+|[ –—-]+$/g, '')
}
