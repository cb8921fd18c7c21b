import type { WeeklyQuote } from '@/domain/finance/offer/weekly-figure'
import { formatPercent, formatYears } from '@/domain/finance/repayments/format-figures'
import { formatDollars } from '@/domain/money/money'
import { financeAnchor } from '@/ui/finance/finance-anchors'

interface Props {
  quote: WeeklyQuote
  /** Labels it as an estimate, where no calculator beside it does (FIN-49). */
  isEstimate?: boolean
  /** Labels it as finance, beside a price per week. */
  isFinance?: boolean
  /** Whether the page has the finance disclaimer that the asterisk links to (FIN-50, ROUTE-45). */
  hasDisclaimer?: boolean
}

/** `$N per week` (CARD-03) with a comparison rate that is never smaller or farther away. */
export function WeeklyLine({ quote, isEstimate = false, isFinance = false, hasDisclaimer = false }: Props) {
  const weekly = formatDollars(quote.weekly)
  const years = quote.termYears ? formatYears(quote.termYears) : null
  return (
    <p className="weekly-line">
      <span>
        {isEstimate ? (
          <Estimate weekly={weekly} years={years} isFinance={isFinance} />
        ) : (
          `${weekly} per week${overYears(years)}`
        )}
      </span>{' '}
      <span>
        {formatPercent(quote.comparisonRate)} p.a.{' '}
        {hasDisclaimer ? <a href={`#${financeAnchor.disclaimer}`}>comparison rate*</a> : 'comparison rate*'}
      </span>
    </p>
  )
}

const overYears = (years: string | null) => (years ? ` over ${years}` : '')

/** Shorter on phones, so that the comparison rate fits beside it. */
function Estimate({
  weekly,
  years,
  isFinance,
}: {
  weekly: string
  years: string | null
  isFinance: boolean
}) {
  return (
    <>
      <span className="sr-only">
        {isFinance ? 'On finance, estimated' : 'Estimated'} {weekly} per week{overYears(years)}
      </span>
      <span aria-hidden="true">
        {isFinance ? 'Finance est.' : 'Est.'} {weekly}
        <span className="max-sm:hidden"> per week{overYears(years)}</span>
        <span className="sm:hidden">/week{years && `, ${years}`}</span>
      </span>
    </>
  )
}
