/** Where links to finance lead on a page (ROUTE-45). */
export const financeAnchor = {
  form: 'finance-form',
  calculator: 'finance-calculator',
  disclaimer: 'financeDisclaimer',
} as const

/** Of the warning of a page's comparison rates, which stands there once. */
export const warningAnchor = 'comparison-warning'

/** The ids of a calculator and of its small print: a page's first has those that links lead to, another its own. */
export function financeAnchors(id: string, isFirst: boolean): { calculator: string; disclaimer: string } {
  if (isFirst) return financeAnchor
  return { calculator: `${id}-calculator`, disclaimer: `${id}-disclaimer` }
}
