import type { SiteCalculator } from '@/domain/finance/offer/site-calculator'
import type { FinanceCalculatorBlock } from '@/payload-types'
import AddressedLoanForm from '@/ui/finance/addressed-loan-form.island'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import { financeAnchor, financeAnchors } from '@/ui/finance/finance-anchors'

interface FinanceCalculatorViewProps {
  block: Pick<FinanceCalculatorBlock, 'heading' | 'text'>
  /** Null if the website may not show its lender's rates. */
  calculator: SiteCalculator | null
  /** Prefix of the element ids, unique on the page. */
  id: string
  /** Whether links to the calculator and its small print point at it. */
  isFirst: boolean
  /** Whether the page's "Get Finance" links point at it. */
  isFinanceForm: boolean
  /** Whether the page already shows the comparison rate warning further up. */
  isWarned: boolean
}

export function FinanceCalculatorView({
  block,
  calculator,
  id,
  isFirst,
  isFinanceForm,
  isWarned,
}: FinanceCalculatorViewProps) {
  if (!calculator) return null
  const { terms, example, warning, disclaimer, display } = calculator
  return (
    <div id={isFinanceForm ? financeAnchor.form : undefined} className="container-page section-space">
      <FinanceCalculator
        id={id}
        isFirst={isFirst}
        heading={block.heading}
        text={block.text}
        terms={terms}
        example={example}
        warning={isWarned ? '' : warning}
        range={display.range}
        fees={display.fees}
        apply={null}
        Form={isFirst ? AddressedLoanForm : undefined}
      />
      <div className="pt-8">
        <FinanceDisclaimer
          id={financeAnchors(id, isFirst).disclaimer}
          warning={warning}
          isWarned
          disclaimer={disclaimer}
          collapses={display.collapsesDisclaimer}
        />
      </div>
    </div>
  )
}
