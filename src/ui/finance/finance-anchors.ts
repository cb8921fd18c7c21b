/** The anchors that links to finance point at (ROUTE-45). */
export const financeAnchor = {
  form: 'finance-form',
  calculator: 'finance-calculator',
  disclaimer: 'financeDisclaimer',
} as const

/** The anchor of the comparison rate warning, which a page has once. */
export const warningAnchor = 'comparison-warning'

/**
 * Returns the ids of a calculator and its disclaimer. The first calculator of a page gets the anchors that
 * links point at; others derive theirs from `id`.
 */
export function financeAnchors(id: string, isFirst: boolean): { calculator: string; disclaimer: string } {
  if (isFirst) return financeAnchor
  return { calculator: `${id}-calculator`, disclaimer: `${id}-disclaimer` }
}
