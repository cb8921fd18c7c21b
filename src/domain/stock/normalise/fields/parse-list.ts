import { isBlank } from './blank'
import { FieldProblem } from './field-problem'
import { parseText } from './parse-text'

/** Reads a list: a JSON array, or text with `|`, `;` or commas between the items. */
export function readList(value: unknown, maxItems: number): unknown[] {
  if (isBlank(value)) return []
  const items = typeof value === 'string' ? value.split(/[|;]/.test(value) ? /[|;]/ : ',') : value
  if (!Array.isArray(items)) throw new FieldProblem(value, 'is not a list')
  if (items.length > maxItems)
    throw new FieldProblem(`${items.length} items`, `has more than ${maxItems} items`)
  return items
}

export function parseTextList(value: unknown, maxItems = 300): string[] {
  const texts = readList(value, maxItems).map((item) => parseText(item))
  return [...new Set(texts.filter((text) => text !== null))]
}
