import { calculatorTerms } from '@/domain/finance/calculator-terms'
import { exampleLoanTerms, warningOf } from '@/domain/finance/example-loan'
import { financeDisclaimer } from '@/domain/finance/finance-disclaimer'
import type { FinanceSettings } from '@/domain/finance/finance-settings'
import { canShowRates, type FinanceProvider } from '@/domain/finance/provider'
import type { FinanceCalculatorBlock } from '@/payload-types'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import { financeAnchors } from '@/ui/finance/finance-anchors'

interface FinanceCalculatorViewProps {
  block: Pick<FinanceCalculatorBlock, 'heading' | 'text'>
  provider: FinanceProvider | null
  settings: FinanceSettings
  /** Tells several on one page apart. */
  id: string
  /** Whether links to the calculator and its small print lead here. */
  isFirst: boolean
}

/** The calculator for no vehicle in particular, with the small print of its lender. */
export function FinanceCalculatorView({
  block,
  provider,
  settings,
  id,
  isFirst,
}: FinanceCalculatorViewProps) {
  if (!canShowRates(provider)) return null
  return (
    <div className="container-page section-space">
      <FinanceCalculator
        id={id}
        isFirst={isFirst}
        heading={block.heading}
        text={block.text}
        terms={calculatorTerms(settings, provider, null)}
        example={exampleLoanTerms(provider, settings)}
        warning={warningOf(provider)}
        range={settings['finance.comparisonRateRange']}
        fees={settings['finance.feesShown'] ? settings['finance.fees'] : []}
        apply={null}
      />
      <div className="pt-8">
        <FinanceDisclaimer
          id={financeAnchors(id, isFirst).disclaimer}
          warning={warningOf(provider)}
          disclaimer={financeDisclaimer(null, provider, settings)}
          collapses={settings['finance.disclaimerCollapses']}
        />
      </div>
    </div>
  )
}
