import { calculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import { exampleLoanTerms, warningOf } from '@/domain/finance/calculator/example-loan'
import type { FinanceSettings } from '@/domain/finance/finance-settings'
import { financeDisclaimer } from '@/domain/finance/offer/finance-disclaimer'
import { canShowRates, type FinanceProvider } from '@/domain/finance/provider'
import type { FinanceCalculatorBlock } from '@/payload-types'
import AddressedLoanForm from '@/ui/finance/addressed-loan-form.island'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import { financeAnchor, financeAnchors } from '@/ui/finance/finance-anchors'

interface FinanceCalculatorViewProps {
  block: Pick<FinanceCalculatorBlock, 'heading' | 'text'>
  provider: FinanceProvider | null
  settings: FinanceSettings
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
  provider,
  settings,
  id,
  isFirst,
  isFinanceForm,
  isWarned,
}: FinanceCalculatorViewProps) {
  if (!canShowRates(provider)) return null
  return (
    <div id={isFinanceForm ? financeAnchor.form : undefined} className="container-page section-space">
      <FinanceCalculator
        id={id}
        isFirst={isFirst}
        heading={block.heading}
        text={block.text}
        terms={calculatorTerms(settings, provider, null)}
        example={exampleLoanTerms(provider, settings)}
        warning={isWarned ? '' : warningOf(provider)}
        range={settings['finance.comparisonRateRange']}
        fees={settings['finance.feesShown'] ? settings['finance.fees'] : []}
        apply={null}
        Form={isFirst ? AddressedLoanForm : undefined}
      />
      <div className="pt-8">
        <FinanceDisclaimer
          id={financeAnchors(id, isFirst).disclaimer}
          warning={warningOf(provider)}
          isWarned
          disclaimer={financeDisclaimer(null, provider, settings)}
          collapses={settings['finance.disclaimerCollapses']}
        />
      </div>
    </div>
  )
}
