import { type ActiveFilter, activeFilters } from '@/domain/stock/search/change-query'
import { useSearch } from './search-context'

/**
 * Everything that narrows the search. A choice is among it at once; words only once the server has read them, and what it leaves out,
 * such as a price where none is shown, never.
 */
export function useActiveFilters(): readonly ActiveFilter[] {
  const { query, answer, isWaiting } = useSearch()
  const isRead = query.text === answer.query.text
  return activeFilters(isWaiting && isRead ? query : answer.query, answer.reading, answer.names.makes)
}
