import { entriesOf, type QueryInput } from './query-entries'

const FIELD = /^(?:query|page|sortBy|hitsPerPage|near|(?:near|range|refinementList)\[.*\])$/

/**
 * Whether the filter form produced this URL without JavaScript. Such a URL contains empty fields, which the platform's
 * own URLs never do (ROUTE-13). False for a URL with any other parameter, such as a tracking parameter.
 */
export function isPlainForm(input: QueryInput): boolean {
  const entries = entriesOf(input)
  return entries.some(([, value]) => value === '') && entries.every(([name]) => FIELD.test(name))
}
