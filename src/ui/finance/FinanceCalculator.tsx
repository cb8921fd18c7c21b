import type { ComponentType } from 'react'
import { formatDollars } from '@/domain/money/money'
import { financeAnchors } from './finance-anchors'
import type { LoanFormProps } from './LoanForm'
import LoanForm from './loan-form.island'

interface Fees {
  /** The fees that the lender's terms include (FIN-34). Only fixed-fee lenders have them. */
  fees: readonly { readonly label: string; readonly dollars: number }[]
}

interface Props extends Fees, Omit<LoanFormProps, 'id' | 'disclaimerId' | 'hasPatterns'> {
  /** Distinguishes several calculators on one page. */
  id?: string
  /** Whether this calculator and its disclaimer get the anchors that links point at. */
  isFirst?: boolean
  heading: string
  text?: string | null
  /** The island that calculates. A finance page passes one that opens with the vehicle in the URL. */
  Form?: ComponentType<LoanFormProps>
}

/**
 * The loan calculator (FIN-08…36) with a chart of the loan's years. Without JavaScript it shows the initial
 * amounts.
 */
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
    <section id={anchors.calculator} className="finance @container" aria-labelledby={`${id}-heading`}>
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
    <div className="mt-8 max-w-lg">
      <h3 className="mb-2 text-lg">Fees included</h3>
      <dl>
        {fees.map(({ label, dollars }) => (
          <div key={label} className="flex justify-between gap-6 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="tabular">{formatDollars(dollars, 'ifAny')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
