interface Props {
  /** The lender's; without one there is nothing to warn of. */
  warning: string | null | undefined
  disclaimer: string
}

/** The lender's warning, which the National Credit Code requires wherever a comparison rate is advertised. */
export function ComparisonWarning({ warning, disclaimer }: Props) {
  if (!warning) return null
  return (
    <p className="max-w-[48rem] pt-6 text-xs text-ink-3">
      * {disclaimer && `${disclaimer} `}
      {warning}
    </p>
  )
}
