import { accents } from '@/domain/stock/search/searchable-text'
import { corrected } from './attribute-columns'
import type { SqlParameters } from './sql-parameters'

/** Everything a shopper may type to find a vehicle; the model also in one piece, for `cx5`. */
const searched = [
  corrected('name'),
  'v.make',
  'v.model',
  `translate(v.model, '- ', '')`,
  corrected('badge'),
  corrected('series'),
  corrected('colour'),
  'v.simple_body',
  'v.stocknum',
  'v.vin',
  'v.regplate',
]

/**
 * One condition for all words: each begins a word of the vehicle, folded as `foldText` folds. Words are letters and
 * digits only, so they are themselves in a pattern. LIKE goes first because it is ten times as quick as the expression
 * that then looks for the beginning of a word, and most vehicles have no accents to take off.
 */
export function wordConditions(words: readonly string[], parameters: SqlParameters): readonly string[] {
  if (words.length === 0) return []
  const anywhere = parameters.add(words.map((word) => `%${word}%`))
  const atStart = parameters.add(words.map((word) => `(^|[^[:alnum:]])${word}`))
  const table = [accents.from, accents.to].map((letters) => `${parameters.add(letters)}::text`).join(', ')
  const text = searched.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)
  return [
    `(SELECT folded LIKE ALL(${anywhere}::text[]) AND folded ~ ALL(${atStart}::text[])
      FROM (SELECT CASE WHEN octet_length(raw) = length(raw) THEN raw ELSE translate(raw, ${table}) END AS folded
        FROM (SELECT lower(${text}) AS raw OFFSET 0) lowered OFFSET 0) text)`,
  ]
}
