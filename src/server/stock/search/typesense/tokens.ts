import { createHash } from 'node:crypto'

/**
 * Typesense compares texts as the words it finds in them: case, accents and punctuation are lost (`GT` is `gt`), words end
 * after 100 letters, and a filter has a syntax of its own. So everything that is compared, counted or asked for is written
 * as one word of small letters and digits, which stands for its very bytes. A value then equals only itself, and none can be
 * taken for part of a filter.
 */
const WORD = 100

/** In front of a long text's hash; no byte is written so. */
const LONG = 'xz'

/** A token that no text is written as. */
export const NO_TOKEN = 'xzz'

/**
 * A text as a token. Small letters and digits are themselves, `z` is a space, `q` makes the next letter a capital, and `x` with two
 * hexadecimal digits is any other byte. What becomes too long for a word is written as its hash. Different texts have
 * different tokens.
 */
export function encodeToken(text: string): string {
  // Most beginnings of words are, and an index of many thousand vehicles has millions.
  if (text.length <= WORD && STANDS_FOR_ITSELF.test(text)) return text
  const token = Buffer.from(text)
    .toString('latin1')
    .replace(/[^a-py0-9r-w]/g, encodeByte)
  if (token.length > WORD) return longToken(text)
  return token || NO_TOKEN
}

/** What stands for a text that is too long to be kept itself. */
export function longToken(text: string): string {
  return `${LONG}${createHash('sha256').update(text).digest('hex')}`
}

const STANDS_FOR_ITSELF = /^[a-py0-9r-w]+$/

function encodeByte(byte: string): string {
  if (byte === ' ') return 'z'
  if (/[A-Z]/.test(byte)) return `q${byte.toLowerCase()}`
  return `x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`
}

/** The text of a token that is not a long text's. */
export function decodeToken(token: string): string {
  if (token === NO_TOKEN) return ''
  const bytes = token.replace(/x(..)|q(.)|z/g, (_, hex?: string, letter?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (letter?.toUpperCase() ?? ' '),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Whether a token stands for a text that cannot be read from it. */
export function isLongToken(token: string): boolean {
  return token.startsWith(LONG) && token !== NO_TOKEN
}
