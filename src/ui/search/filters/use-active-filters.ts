import { type ActiveFilter, activeFilters } from '@/domain/stock/search/facets/change-query'
import { useSearch } from '../search-context'

/**
 * Returns the active filters. A choice counts at once, words once the server has parsed them. Filters that
 * the server ignores, such as a price on a site that shows none, do not count.
 */
export function useActiveFilters(): readonly ActiveFilter[] {
  const { query, answer, isWaiting } = useSearch()
  const isRead = query.text === answer.query.text
  return activeFilters(isWaiting && isRead ? query : answer.query, answer.reading, answer.names.makes)
}
