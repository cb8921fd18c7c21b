import type { SmallPrint } from '@/domain/finance/small-print'

interface Props {
  /** Of the lender whose weekly figures stand above; null where there are none. */
  smallPrint: SmallPrint | null
}

/** The lender's words, which the National Credit Code requires wherever a comparison rate is advertised. */
export function ComparisonWarning({ smallPrint }: Props) {
  if (!smallPrint) return null
  return (
    <p className="max-w-[48rem] pt-6 text-xs text-ink-3">
      * {smallPrint.disclaimer && `${smallPrint.disclaimer} `}
      {smallPrint.warning}
    </p>
  )
}
