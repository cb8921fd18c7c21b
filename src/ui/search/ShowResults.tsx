import { resultsNoun } from '@/domain/stock/search/results-count'
import { Button } from '@/ui/primitives/Button'

export interface Found {
  readonly count: number
  readonly wording: 'Car' | 'Motorcycle'
}

/**
 * Leads from the filters to the results, and says how many there are (SEARCH-03). The number that is seen counts up or down
 * (SEARCH-04); the one beside it is spoken. Without scripts nobody knows the number before the form is sent.
 */
export function ShowResults({ count, wording }: Found) {
  const number = count.toLocaleString('en-AU')
  return (
    <Button type="submit" className="filter-submit">
      <span className="with-scripts">
        Show Me{' '}
        <span aria-hidden="true" data-count={count} className="tabular">
          {number}
        </span>
        <span className="sr-only">{number}</span> {resultsNoun(count, wording)}
      </span>
      <span className="without-scripts">Show results</span>
    </Button>
  )
}
