import type { FinanceSettings } from '../finance-settings'

/** What a website shows around its lender's figures. */
export interface FinanceDisplay {
  /** The lender's range of comparison rates; empty for none. */
  readonly range: string
  /** The fees that the lender's terms include (FIN-34). */
  readonly fees: readonly { readonly label: string; readonly dollars: number }[]
  /** The label of the link to the finance form. */
  readonly apply: string
  readonly collapsesDisclaimer: boolean
}

export function financeDisplay(
  settings: Pick<
    FinanceSettings,
    | 'finance.comparisonRateRange'
    | 'finance.feesShown'
    | 'finance.fees'
    | 'finance.buttonText'
    | 'finance.disclaimerCollapses'
  >,
): FinanceDisplay {
  return {
    range: settings['finance.comparisonRateRange'],
    fees: settings['finance.feesShown'] ? settings['finance.fees'] : [],
    apply: settings['finance.buttonText'],
    collapsesDisclaimer: settings['finance.disclaimerCollapses'],
  }
}
