import { FieldProblem } from './field-problem'
import { parseText } from './parse-text'

const MAX_URL = 2000
const address = /^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/i

/** Parses a web URL or a path on the site. Rejects other schemes (`javascript:`, `data:`). Null for blank. */
export function parseUrl(value: unknown): string | null {
  const text = parseText(value, MAX_URL)
  if (text === null) return null
  if (!address.test(text)) throw new FieldProblem(value, 'is not an address that starts with https://')
  return text
}
