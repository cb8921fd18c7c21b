import type { LoanWords } from '@/domain/finance/calculator/describe-loan'
import type { Link } from '@/domain/url/link'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { FinanceFact } from './FinanceFact'
import { warningAnchor } from './finance-anchors'

export interface FinanceResultProps {
  words: LoanWords
  /** What is read out: the result, once the shopper rests. */
  spoken: string
  /** What the lender's comparison rates lie between (FIN-35); '' for none. */
  range: string
  /** The lender's words about its comparison rates; '' where the page says them further up. */
  warning: string
  /** To the finance page; null where there is none. */
  apply: Link | null
  /** Of the small print below. */
  disclaimerId: string
}

/**
 * What the entries come to: the repayment, its rate with the comparison rate as large and as near, the total, and the
 * warning. On a phone the first three stay in view while the entries change.
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
