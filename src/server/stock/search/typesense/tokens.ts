import { createHash } from 'node:crypto'

/**
 * The maximum length of a word in characters.
 *
 * Typesense compares texts by their words: case, accents and punctuation are lost (`GT` equals `gt`), words are cut after 100
 * characters, and filters have their own syntax. So every compared, counted or requested text is encoded as one word of
 * lower-case letters and digits. A value then equals only itself and cannot be parsed as part of a filter.
 */
const WORD = 100

/** Prefix of a long text's hash. No encoded byte looks like it. */
const LONG = 'xz'

/** A token that no text encodes to, except the empty text. */
export const NO_TOKEN = 'xzz'

/**
 * Encodes a text as a token. Lower-case letters and digits stand for themselves, `z` is a space, `q` makes the next letter a
 * capital, and `x` with two hexadecimal digits is any other byte. A token that is too long for a word becomes a hash. Different
 * texts have different tokens.
 */
export function encodeToken(text: string): string {
  // A fast path for most word prefixes: an index of many thousand vehicles has millions of them.
  if (text.length <= WORD && STANDS_FOR_ITSELF.test(text)) return text
  const token = Buffer.from(text)
    .toString('latin1')
    .replace(/[^a-py0-9r-w]/g, encodeByte)
  if (token.length > WORD) return longToken(text)
  return token || NO_TOKEN
}

export function longToken(text: string): string {
  return `${LONG}${createHash('sha256').update(text).digest('hex')}`
}

const STANDS_FOR_ITSELF = /^[a-py0-9r-w]+$/

function encodeByte(byte: string): string {
  if (byte === ' ') return 'z'
  if (/[A-Z]/.test(byte)) return `q${byte.toLowerCase()}`
  return `x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`
}

/** Decodes a token. Not for tokens of long texts. */
export function decodeToken(token: string): string {
  if (token === NO_TOKEN) return ''
  const bytes = token.replace(/x(..)|q(.)|z/g, (_, hex?: string, letter?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (letter?.toUpperCase() ?? ' '),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Whether a token is a long text's hash, which cannot be decoded. */
export function isLongToken(token: string): boolean {
  return token.startsWith(LONG) && token !== NO_TOKEN
}
