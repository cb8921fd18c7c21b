import type { ComponentType } from 'react'
import { formatDollars } from '@/domain/money/money'
import { financeAnchors } from './finance-anchors'
import type { LoanFormProps } from './LoanForm'
import LoanForm from './loan-form.island'

interface Fees {
  /** Those that the lender's terms include (FIN-34); only fixed-fee lenders have any. */
  fees: readonly { readonly label: string; readonly dollars: number }[]
}

interface Props extends Fees, Omit<LoanFormProps, 'id' | 'disclaimerId' | 'hasPatterns'> {
  /** Tells several on one page apart. */
  id?: string
  /** Whether links to the calculator and its small print lead here, and not to another on the page. */
  isFirst?: boolean
  heading: string
  text?: string | null
  /** The island that calculates. A page of a website's own names one that opens with the vehicle of its address. */
  Form?: ComponentType<LoanFormProps>
}

/** What a loan would come to (FIN-08…36), with a chart of its years; without scripts, for the amounts it opens with. */
export function FinanceCalculator({
  id = 'finance',
  isFirst = true,
  heading,
  text,
  fees,
  Form = LoanForm,
  ...loan
}: Props) {
  const anchors = financeAnchors(id, isFirst)
  return (
    <section id={anchors.calculator} className="finance" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {text && <p className="mt-3 max-w-2xl text-lg text-ink-2">{text}</p>}
      <Form id={id} hasPatterns={isFirst} disclaimerId={anchors.disclaimer} {...loan} />
      <FinanceFees fees={fees} />
    </section>
  )
}

export function FinanceFees({ fees }: Fees) {
  if (fees.length === 0) return null
  return (
    <div className="finance-fees">
      <h3 className="mb-2 text-lg">Fees included</h3>
      <dl>
        {fees.map(({ label, dollars }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatDollars(dollars, 'ifAny')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
