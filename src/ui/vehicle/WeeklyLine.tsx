import { formatPercent } from '@/domain/finance/format-percent'
import { formatDollars } from '@/domain/money/money'
import type { WeeklyQuote } from '@/domain/pricing/weekly-figure'
import { financeAnchor } from '@/ui/finance/finance-anchors'

interface Props {
  quote: WeeklyQuote
  /** Called an estimate, where no calculator beside it says so (FIN-49). */
  isEstimate?: boolean
  /** Called finance, beside a price that is told by the week as well. */
  isFinance?: boolean
  /** Whether the page has its finance disclaimer, which the asterisk then leads to (FIN-50, ROUTE-45). */
  hasDisclaimer?: boolean
}

/** `$N per week` (CARD-03) with its comparison rate, which is never smaller and never farther away. */
export function WeeklyLine({ quote, isEstimate = false, isFinance = false, hasDisclaimer = false }: Props) {
  const weekly = formatDollars(quote.weekly)
  return (
    <p className="weekly-line">
      <span>{isEstimate ? <Estimate weekly={weekly} isFinance={isFinance} /> : `${weekly} per week`}</span>{' '}
      <span>
        {formatPercent(quote.comparisonRate)} p.a.{' '}
        {hasDisclaimer ? <a href={`#${financeAnchor.disclaimer}`}>comparison rate*</a> : 'comparison rate*'}
      </span>
    </p>
  )
}

/** Shorter on phones, so that the comparison rate keeps its place beside it. */
function Estimate({ weekly, isFinance }: { weekly: string; isFinance: boolean }) {
  return (
    <>
      <span className="sr-only">
        {isFinance ? 'On finance, estimated' : 'Estimated'} {weekly} per week
      </span>
      <span aria-hidden="true">
        {isFinance ? 'Finance est.' : 'Est.'} {weekly}
        <span className="max-sm:hidden"> per week</span>
        <span className="sm:hidden">/week</span>
      </span>
    </>
  )
}
