import { parseSortKey, sortKeys } from '@/domain/vehicle/sorts'
import { parseNear } from './near'
import { parseRange } from './parse-range'
import { parseRefinements } from './parse-refinements'
import { entriesOf, onlyValue, type QueryInput } from './query-entries'
import { type QueryProblem, QueryProblems } from './query-problems'
import { queryLimits, type StockQuery } from './stock-query'

export interface ParsedStockQuery {
  /** The valid parameters; malformed ones are left out. */
  readonly query: StockQuery
  /** Empty when every parameter is valid. */
  readonly problems: readonly QueryProblem[]
}

/**
 * Parses a search from a URL (ROUTE-48): `query`, `page`, `sortBy`, `hitsPerPage`, `refinementList[attr][]=value` (also
 * with `[0]` or nothing in place of `[]`, and repeated), `range[attr]=min:max` with either side open (also
 * `range[attr][min]=` and `range[attr][max]=`, as plain forms send them) and `near=postcode:km`. Ignores unknown
 * parameters and empty values. Reports malformed values under the parameter's name. Never throws.
 */
export function parseStockQuery(input: QueryInput): ParsedStockQuery {
  const entries = entriesOf(input)
  const problems = new QueryProblems()
  const once = (name: string) => onlyValue(entries, name, problems)
  const query: StockQuery = {
    text: parseText(once('query'), problems),
    page: parseWhole('page', once('page'), queryLimits.page, problems) ?? 1,
    hitsPerPage: parseWhole('hitsPerPage', once('hitsPerPage'), queryLimits.hitsPerPage, problems),
    sort: parseSort(once('sortBy'), problems),
    refinements: parseRefinements(entries, problems),
    ranges: parseRange(entries, problems),
    near: parseNear(entries, problems),
  }
  return { query, problems: problems.all }
}

function parseText(text: string, problems: QueryProblems): string {
  if (text.includes('\0')) return problems.add('query', 'It contains a null character.', '')
  if (text.length > queryLimits.textLength) {
    return problems.add('query', `Use at most ${queryLimits.textLength} characters.`, '')
  }
  return text
}

function parseWhole(field: string, text: string, max: number, problems: QueryProblems): number | null {
  if (text === '') return null
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 1 && value <= max) return value
  return problems.add(field, `Use a whole number from 1 to ${max}.`, null)
}

function parseSort(text: string, problems: QueryProblems): StockQuery['sort'] {
  if (text === '') return null
  return parseSortKey(text) ?? problems.add('sortBy', `Use one of: ${sortKeys.join(', ')}.`, null)
}
