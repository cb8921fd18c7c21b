import type { ProviderCard as Figures } from '@/domain/finance/offer/provider-card'
import { formatPercent, formatYears } from '@/domain/finance/repayments/format-figures'
import { formatDollars } from '@/domain/money/money'
import { FinanceFact } from './FinanceFact'
import { financeAnchor } from './finance-anchors'

interface Props {
  figures: Figures
  /** The range of the lender's comparison rates, such as `8.38% to 19.42%`; '' for none. */
  range: string
}

/**
 * A lender's repayment for this vehicle (FIN-38), with its comparison rate, their range (FIN-35) and a link
 * to the warning.
 */
export function ProviderCard({ figures, range }: Props) {
  return (
    <section
      className="provider-card grid gap-3 rounded-card border border-line bg-surface-2 p-5"
      aria-label={`Finance with ${figures.name}`}
    >
      <h2 className="text-base">Finance with {figures.name}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <FinanceFact label="Weekly amount">
          {formatDollars(figures.weekly)}
          {figures.termYears && <small> over {formatYears(figures.termYears)}</small>}
        </FinanceFact>
        <FinanceFact label="Final payment">{formatDollars(figures.finalPayment)}</FinanceFact>
        <FinanceFact label="Indicative rate">{formatPercent(figures.rate)} p.a.</FinanceFact>
        <FinanceFact label="Comparison rate">{formatPercent(figures.comparisonRate)} p.a.*</FinanceFact>
      </dl>
      {range && <p className="text-sm text-ink-2">Comparison rates from {range} p.a.*</p>}
      <p className="text-xs text-ink-3 [&_a]:underline">
        * <a href={`#${financeAnchor.disclaimer}`}>Comparison rate warning</a>
      </p>
    </section>
  )
}
