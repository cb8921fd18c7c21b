import { FieldProblem } from './field-problem'
import { parseText } from './parse-text'

const MAX_URL = 2000
const address = /^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/i

/** An address of the web or a path of the site itself; other schemes (`javascript:`, `data:`) are refused. Null for blank. */
export function parseUrl(value: unknown): string | null {
  const text = parseText(value, MAX_URL)
  if (text === null) return null
  if (!address.test(text)) throw new FieldProblem(value, 'is not an address that starts with https://')
  return text
}
