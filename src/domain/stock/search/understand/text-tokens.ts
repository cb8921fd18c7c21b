import { foldText } from './searchable-text'

/** A piece of a text: a word, a number with its unit (`40k`), or a sign that phrases are told by (`$`, `-`). */
export interface Token {
  /** Folded; a number is without its commas, and a short year with its apostrophe (`'21`). A corrected word is as it was corrected. */
  readonly word: string
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

const PIECE =
  /['’]\d\d(?![\p{L}\p{N}])|\d+(?:,\d{3})+(?!\d)(?:\.\d+)?[\p{L}\p{N}]*|\d+\.\d+[\p{L}\p{N}]*|[\p{L}\p{N}]+|[$+<>–—-]/gu

const DASH = /[–—]/

/** The pieces of a text, in its order. */
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

/** The tokens as phrases are looked for in them: one blank between two. */
export function spacedOut(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}

/** The tokens that the characters from `start` to `end` of the spaced-out text belong to. */
export function tokensBetween(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  let position = 0
  return tokens.filter(({ word }) => {
    const from = position
    position += word.length + 1
    return from >= start && from + word.length <= end
  })
}

/**
 * The text without these of its tokens, nor what stands between two of them that follow one another (`all` are the text's
 * tokens), nor a dash that is left at either end. No word of the rest is ever joined to another.
 */
export function textWithout(text: string, gone: readonly Token[], all: readonly Token[]): string {
  const starts = new Set(gone.map(({ start }) => start))
  const kept = all.map((token, index) => {
    if (starts.has(token.start)) return ' '
    const next = all[index + 1]
    return text.slice(token.start, next && !starts.has(next.start) ? next.start : token.end)
  })
  const rest = kept.join('').replace(/\s+/g, ' ')
  return rest.replace(/^[ –—-]+|[ –—-]+$/g, '')
}
