import { resultsNoun } from '@/domain/stock/search/results/results-count'
import { formatCount } from '@/domain/text/format-count'
import { useCountUp } from '@/ui/primitives/use-count-up'

interface Props {
  count: number
  wording: 'Car' | 'Motorcycle'
  isWaiting?: boolean
}

/**
 * The label of a button to the results, with their number (SEARCH-03). The visible number counts up or down
 * (SEARCH-04); screen readers get the final number. Without JavaScript the number is unknown before the form
 * is submitted.
 */
export function ShowMe({ count, wording, isWaiting }: Props) {
  const shown = useCountUp(count, isWaiting)
  return (
    <>
      <span className="with-scripts">
        Show Me{' '}
        <span aria-hidden="true" className="tabular">
          {formatCount(shown)}
        </span>
        <span className="sr-only">{formatCount(count)}</span> {resultsNoun(count, wording)}
      </span>
      <span className="without-scripts">Show results</span>
    </>
  )
}
