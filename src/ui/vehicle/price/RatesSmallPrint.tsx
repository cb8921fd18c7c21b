import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { ComparisonWarning } from './ComparisonWarning'

/**
 * The small print of all cards on a page where browsers load cards: which of them show weekly figures is not known while the page is
 * rendered. It is seen while one does (`rates-small-print`), without a script.
 */
export function RatesSmallPrint({ smallPrint }: { smallPrint: SmallPrint | null }) {
  if (!smallPrint) return null
  return (
    <div className="container-page pb-8 rates-small-print">
      <ComparisonWarning smallPrint={smallPrint} />
    </div>
  )
}
