import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { warningAnchor } from '@/ui/finance/finance-anchors'

interface Props {
  /** Of the lender whose weekly figures stand above, as far as the page has not said it (`unsaid`); null for nothing. */
  smallPrint: SmallPrint | null
}

/** The lender's words, which the National Credit Code requires wherever a comparison rate is advertised. */
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
