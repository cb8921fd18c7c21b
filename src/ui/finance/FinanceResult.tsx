import type { LoanWords } from '@/domain/finance/calculator/describe-loan'
import type { Link } from '@/domain/url/link'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { FinanceFact } from './FinanceFact'
import { warningAnchor } from './finance-anchors'

export interface FinanceResultProps {
  words: LoanWords
  /** The text for screen readers: the result, after a pause in typing. */
  spoken: string
  /** The range of the lender's comparison rates (FIN-35); '' for none. */
  range: string
  /** The lender's comparison rate warning; '' where the page shows it further up. */
  warning: string
  /** A link to the finance page; null where there is none. */
  apply: Link | null
  disclaimerId: string
}

/**
 * The result: the repayment, the rate with a comparison rate of equal prominence beside it, the total and the
 * warning. On a phone the first three stay in view while the inputs change.
 */
export function FinanceResult({ words, spoken, range, warning, apply, disclaimerId }: FinanceResultProps) {
  return (
    <div className="ground-night min-w-0 rounded-card p-7 @max-[44rem]:contents">
      <div className="finance-head grid @max-[44rem]:[&_dd]:min-h-6 @max-[44rem]:[&_dd]:text-[1.125rem]/6 @max-[44rem]:[&_dt]:text-[0.8125rem]">
        <div className="flex-wrap items-baseline justify-between gap-x-4 @max-[44rem]:flex">
          <p className="font-semibold text-ink-2 @max-[44rem]:text-[0.875rem]">Estimated repayment</p>
          <p className="finance-payment" data-long={words.per ? undefined : ''}>
            <span>{words.payment}</span>
            <small>{words.per}</small>
          </p>
        </div>
        <dl className="finance-rates grid grid-cols-2 gap-x-4 gap-y-3">
          <FinanceFact label="Interest rate">
            <span>{words.rate}</span> <small>p.a.</small>
          </FinanceFact>
          <FinanceFact label="Comparison rate*">
            <span>{words.comparison}</span> <small>p.a.</small>
          </FinanceFact>
        </dl>
      </div>
      <div className="finance-rest grid gap-4">
        <dl>
          <FinanceFact label="Total to repay">{words.total}</FinanceFact>
        </dl>
        <p className="finance-sum min-h-24 text-[0.9375rem]/6 text-ink-2 @max-[44rem]:min-h-18">
          {words.sum}
        </p>
        {apply && <ButtonLink link={apply} size="large" />}
        {range && <p className="text-sm text-ink-2">Comparison rates from {range} p.a.*</p>}
        <p className="finance-warning text-xs text-ink-3 [&_a]:underline">
          *{' '}
          {warning ? (
            <span id={warningAnchor} className="comparison-warning">
              {warning}
            </span>
          ) : (
            <a href={`#${warningAnchor}`}>Comparison rate warning</a>
          )}{' '}
          <a href={`#${disclaimerId}`}>Finance disclaimer</a>
        </p>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </div>
  )
}
