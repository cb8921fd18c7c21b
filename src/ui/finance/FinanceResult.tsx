import type { Link } from '@/domain/content/link'
import type { LoanWords } from '@/ui/enhance/finance/loan-words'
import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { FinanceFact } from './FinanceFact'

interface Props {
  words: LoanWords
  /** What the lender's comparison rates lie between; '' for none. */
  range: string
  warning: string
  /** To the finance page; null where there is none. */
  apply: Link | null
  /** Of the small print below. */
  disclaimerId: string
}

/**
 * What the entries come to: the repayment, its rate with the comparison rate as large and as near, the total, and the
 * warning. On a phone the first three stay in view while the entries change. Spoken when a change has settled.
 */
export function FinanceResult({ words, range, warning, apply, disclaimerId }: Props) {
  return (
    <div className="finance-result ground-night">
      <div className="finance-head">
        <div>
          <p className="finance-label">Estimated repayment</p>
          <p className="finance-payment" data-long={words.per ? undefined : ''} data-finance-line="">
            <span data-finance="payment">{words.payment}</span>
            <small data-finance="per">{words.per}</small>
          </p>
        </div>
        <dl className="finance-rates">
          <FinanceFact label="Interest rate">
            <span data-finance="rate">{words.rate}</span> <small>p.a.</small>
          </FinanceFact>
          <FinanceFact label="Comparison rate*">
            <span data-finance="comparison">{words.comparison}</span> <small>p.a.</small>
          </FinanceFact>
        </dl>
      </div>
      <div className="finance-rest">
        <dl>
          <FinanceFact label="Total to repay">
            <span data-finance="total">{words.total}</span>
          </FinanceFact>
        </dl>
        <p className="finance-sum" data-finance="sum">
          {words.sum}
        </p>
        {apply && <ButtonLink link={apply} size="large" />}
        {range && <p className="text-sm text-ink-2">Comparison rates from {range} p.a.*</p>}
        <p className="finance-warning">
          * {warning} <a href={`#${disclaimerId}`}>Finance disclaimer</a>
        </p>
        <p className="sr-only" role="status" data-finance-status="" />
      </div>
    </div>
  )
}
