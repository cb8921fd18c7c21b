import type { FinanceSettings } from '../finance-settings'

type FeeSettings = Pick<FinanceSettings, 'finance.feesShown' | 'finance.fees'>

export interface ListedFees {
  /** Dollars, paid when the loan starts. */
  readonly upfront: number
  /** Dollars a month. */
  readonly monthly: number
}

/** FIN-34. A fee whose name says that it is monthly counts as monthly. Zero if the list is not shown. */
export function listedFees(settings: FeeSettings): ListedFees {
  const listed = settings['finance.feesShown'] ? settings['finance.fees'] : []
  const sum = (isMonthly: boolean) =>
    listed
      .filter(({ label }) => /\bmonth(ly)?\b/i.test(label) === isMonthly)
      .reduce((all, { dollars }) => all + dollars, 0)
  return { upfront: sum(false), monthly: sum(true) }
}

/** Upfront fees beyond the establishment fee, which is one of those listed. Dollars. */
export function otherFees({ upfront }: ListedFees, establishmentFee: number): number {
  return Math.max(0, Math.round((upfront - establishmentFee) * 100) / 100)
}
