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
    <div className="finance-result ground-night">
      <div className="finance-head">
        <div>
          <p className="finance-label">Estimated repayment</p>
          <p className="finance-payment" data-long={words.per ? undefined : ''}>
            <span>{words.payment}</span>
            <small>{words.per}</small>
          </p>
        </div>
        <dl className="finance-rates">
          <FinanceFact label="Interest rate">
            <span>{words.rate}</span> <small>p.a.</small>
          </FinanceFact>
          <FinanceFact label="Comparison rate*">
            <span>{words.comparison}</span> <small>p.a.</small>
          </FinanceFact>
        </dl>
      </div>
      <div className="finance-rest">
        <dl>
          <FinanceFact label="Total to repay">{words.total}</FinanceFact>
        </dl>
        <p className="finance-sum">{words.sum}</p>
        {apply && <ButtonLink link={apply} size="large" />}
        {range && <p className="text-sm text-ink-2">Comparison rates from {range} p.a.*</p>}
        <p className="finance-warning">
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
