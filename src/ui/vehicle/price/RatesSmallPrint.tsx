import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { ComparisonWarning } from './ComparisonWarning'

/**
 * The small print for cards that load in the browser. The server does not know which of them will show weekly
 * figures, so CSS shows this while one does (`rates-small-print`, `results-small-print`).
 */
export function RatesSmallPrint({
  smallPrint,
  below = 'rows',
}: {
  smallPrint: SmallPrint | null
  /** Below rows of cards, or below a results page, which marks itself when it shows weekly figures. */
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
