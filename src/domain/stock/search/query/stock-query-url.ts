import { facetAttributeNames, rangeAttributeNames } from './attributes'
import { formatNear } from './near'
import { SEARCH_PATH } from './search-path'
import type { StockQuery } from './stock-query'

/** The parameters of a search in a fixed order, without defaults: page 1, the default order, the default page size (ROUTE-13). */
function stockQueryParameters(query: StockQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query.text) parameters.set('query', query.text)
  for (const attribute of facetAttributeNames) {
    for (const value of query.refinements[attribute] ?? []) {
      parameters.append(`refinementList[${attribute}][]`, value)
    }
  }
  for (const attribute of rangeAttributeNames) {
    const range = query.ranges[attribute]
    if (range) parameters.set(`range[${attribute}]`, `${range.min ?? ''}:${range.max ?? ''}`)
  }
  if (query.near) parameters.set('near', formatNear(query.near))
  if (query.sort) parameters.set('sortBy', query.sort)
  if (query.hitsPerPage !== null) parameters.set('hitsPerPage', String(query.hitsPerPage))
  if (query.page !== 1) parameters.set('page', String(query.page))
  return parameters
}

/** Returns the URL of a search at `path`: `/search?query=kia&page=2`. `parseStockQuery` parses it back to the same search. */
export function stockQueryToUrl(query: StockQuery, path: string = SEARCH_PATH): string {
  const parameters = stockQueryParameters(query).toString()
  return parameters ? `${path}?${parameters}` : path
}
