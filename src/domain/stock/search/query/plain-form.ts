import { entriesOf, type QueryInput } from './query-entries'

/** The fields of the filters' form: `query`, `range[price][min]`, `near[km]` and so on. */
const FIELD = /^(?:query|page|sortBy|hitsPerPage|near|(?:near|range|refinementList)\[.*\])$/

/**
 * Whether an address is what the filters' form makes of itself without scripts: it then holds its empty fields as well, which
 * no address of ours does (ROUTE-13). One with parameters of others, such as those that tell where a visitor came from, is none.
 */
export function isPlainForm(input: QueryInput): boolean {
  const entries = entriesOf(input)
  return entries.some(([, value]) => value === '') && entries.every(([name]) => FIELD.test(name))
}
