import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { facetSpec } from '@/domain/stock/search/query/attributes'
import type { NamedAttribute } from '@/domain/stock/search/understand/vocabulary/stock-vocabulary'
import { elements } from '../postgres/facets-sql'
import { listedConditions } from '../postgres/listed-sql'
import { SqlParameters } from '../postgres/sql-parameters'
import { stockColumns } from '../postgres/stock-columns'

const named: readonly NamedAttribute[] = [
  'badge',
  'body',
  'car_type',
  'categories',
  'certified',
  'city',
  'colour',
  'dealership_name',
  'drive',
  'filtered_features',
  'fuel',
  'item_type',
  'location_name',
  'seats',
  'state',
  'transmission',
]

/** The most frequent words to read. Rarer words are not used for spelling correction. */
const MAX_WORDS = 20_000

/**
 * A statement that reads the vocabulary of a plan's listed stock in one row: `makes`, `values`, `years` and `words`. A word with
 * a digit that only one vehicle has is an identifier (stock number, VIN, registration) and is left out.
 */
export function vocabularyStatement(plan: SearchPlan): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const where = listedConditions(plan, parameters).join(' AND ')
  const columns = named.map((attribute) => `${stockColumns[attribute]} AS ${attribute}`)
  const values = named.map((attribute) => `'${attribute}', (${countedValues(attribute)})`)
  const text = `
    WITH listed AS MATERIALIZED (
      SELECT s.id, s.make, s.model, s.year, s.words, ${columns.join(', ')} FROM search.stock s WHERE ${where})
    SELECT
      (SELECT coalesce(json_agg(json_build_object('name', make, 'models', models) ORDER BY make), '[]') FROM (
        SELECT make, array_agg(DISTINCT model) AS models FROM listed GROUP BY make) makes) AS makes,
      json_build_object(${values.join(', ')}) AS values,
      (SELECT CASE WHEN min(year) IS NULL THEN NULL ELSE json_build_object('min', min(year), 'max', max(year)) END
        FROM listed) AS years,
      (SELECT coalesce(json_agg(json_build_array(word, count) ORDER BY word COLLATE "C"), '[]') FROM (
        SELECT word, count(*) AS count FROM (
          SELECT DISTINCT id, word FROM listed, unnest(string_to_array(words, ' ')) word WHERE word <> '') each
        GROUP BY word HAVING count(*) > 1 OR word !~ '[0-9]'
        ORDER BY count(*) DESC LIMIT ${MAX_WORDS}) words) AS words`
  return { text, values: parameters.values }
}

function countedValues(attribute: NamedAttribute): string {
  const isList = facetSpec(attribute).kind === 'list'
  const source = isList
    ? `listed, ${elements(attribute)} value`
    : `(SELECT ${attribute}::text AS value FROM listed) each`
  return `SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]') FROM (
    SELECT value, count(*) AS count FROM ${source} WHERE value <> '' GROUP BY value) counted`
}
