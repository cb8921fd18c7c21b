import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { warningAnchor } from '@/ui/finance/finance-anchors'

interface Props {
  /**
   * The small print of the weekly figures above, without text that the page already shows (`remainingSmallPrint`); null
   * for none.
   */
  smallPrint: SmallPrint | null
}

/** The lender's warning. The National Credit Code requires it wherever a comparison rate is advertised. */
export function ComparisonWarning({ smallPrint }: Props) {
  if (!smallPrint) return null
  return (
    <p className="max-w-[48rem] pt-6 text-xs text-ink-3">
      * {smallPrint.disclaimer && `${smallPrint.disclaimer} `}
      {smallPrint.warning && (
        <span id={warningAnchor} className="comparison-warning">
          {smallPrint.warning}
        </span>
      )}
    </p>
  )
}
