import { type ActiveFilter, activeFilters } from '@/domain/stock/search/facets/change-query'
import { useSearch } from '../search-context'

/**
 * Everything that narrows the search. A choice counts at once, words after the server has read them. What the server leaves out, such
 * as a price on a site that shows none, does not count.
 */
export function useActiveFilters(): readonly ActiveFilter[] {
  const { query, answer, isWaiting } = useSearch()
  const isRead = query.text === answer.query.text
  return activeFilters(isWaiting && isRead ? query : answer.query, answer.reading, answer.names.makes)
}
