import { type RefObject, useEffect, useRef } from 'react'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'

interface Arrival {
  readonly query: StockQuery
  readonly isOtherPage: boolean
}

/**
 * Scrolls to the top of new results once they have loaded. On Back and Forward the browser restores the
 * scroll position.
 */
export function useScrollToResults(
  query: StockQuery,
  isWaiting: boolean,
  results: RefObject<HTMLElement | null>,
) {
  const expected = useRef<Arrival | null>(null)
  useEffect(() => {
    if (isWaiting) return
    const arrival = expected.current
    expected.current = null
    const section = results.current
    if (!section || arrival?.query !== query) return
    // Removing a filter chip also removed the focused element.
    const isFocusLost = document.activeElement === document.body
    if (arrival.isOtherPage || isFocusLost) section.focus({ preventScroll: true })
    if (section.getBoundingClientRect().top < 0) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [query, isWaiting, results])
  return (arrival: Arrival) => {
    expected.current = arrival
  }
}
