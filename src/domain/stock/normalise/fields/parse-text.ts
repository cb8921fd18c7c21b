import { isBlank } from './blank'
import { FieldProblem } from './field-problem'

// Control characters except tab, line feed and carriage return; DEL; and the replacement character of broken encodings.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const broken = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/
const loneSurrogate = /\p{Surrogate}/u
const tag = /<\/?[a-z!][^<>]*>/i
const paragraphTag = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi
const hiddenElement = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi
const anyTag = /<\/?[a-z!][^<>]*>/gi
const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

function rawText(value: unknown, maxLength: number): string | null {
  if (isBlank(value)) return null
  if (typeof value !== 'string' && typeof value !== 'number') throw new FieldProblem(value, 'is not text')
  const text = String(value)
  if (text.length > maxLength) throw new FieldProblem(value, `is longer than ${maxLength} characters`)
  if (broken.test(text)) throw new FieldProblem(value, 'has control characters or broken encoding')
  if (loneSurrogate.test(text)) throw new FieldProblem(value, 'has broken Unicode')
  return text
}

function hasTags(text: string): boolean {
  return text.includes('<') && tag.test(text)
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:nbsp|quot|#39|apos|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
}

/** Null when only a blank word is left after clean-up, as in `<b>-</b>` and `-|`. */
function unlessBlank(plain: string): string | null {
  return isBlank(plain) ? null : plain
}

/**
 * Parses a name or other short text to one line, without markup. Null for blank. Throws a `FieldProblem` for control
 * characters and for text longer than `maxLength`.
 */
export function parseText(value: unknown, maxLength = 200): string | null {
  const text = rawText(value, maxLength)
  if (text === null) return null
  const plain = decoded(hasTags(text) ? text.replace(hiddenElement, '').replace(anyTag, ' ') : text)
  return unlessBlank((/\s\s|[^\S ]/.test(plain) ? plain.replace(/\s+/g, ' ') : plain).trim())
}

/**
 * Parses a description, which is often HTML, to plain text. Removes tags, turns paragraph ends into `|`, the
 * specification's separator (ENT-06), and decodes entities. The result is shown as text, never as HTML.
 */
export function parseLongText(value: unknown, maxLength = 20_000): string | null {
  const joined = Array.isArray(value) ? value.map((each) => rawText(each, maxLength) ?? '').join(', ') : value
  const text = rawText(joined, maxLength)
  if (text === null) return null
  const plain = hasTags(text)
    ? text
        .replace(hiddenElement, '')
        .replace(paragraphTag, '|')
        .replace(anyTag, '')
        .replace(/\s*\|[\s|]*/g, '|')
    : text
  return unlessBlank(decoded(plain).replace(/^[\s|]+|[\s|]+$/g, ''))
}
