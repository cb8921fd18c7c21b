import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { ComparisonWarning } from './ComparisonWarning'

/**
 * The small print of all cards on a page where browsers load cards: which of them show weekly figures is not known while the page is
 * rendered. It is seen while one does (`rates-small-print`, `results-small-print`), without a script.
 */
export function RatesSmallPrint({
  smallPrint,
  below = 'rows',
}: {
  smallPrint: SmallPrint | null
  /** Below rows of cards, or below a page of results, which says itself whether it shows weekly figures. */
  below?: 'rows' | 'results'
}) {
  if (!smallPrint) return null
  return (
    <div
      className={`container-page pb-8 ${below === 'results' ? 'results-small-print' : 'rates-small-print'}`}
    >
      <ComparisonWarning smallPrint={smallPrint} />
    </div>
  )
}
