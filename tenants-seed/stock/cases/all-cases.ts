import { financeCases } from './finance-cases'
import { kindCases } from './kind-cases'
import { mediaCases } from './media-cases'
import { priceCases } from './price-cases'
import { spinCases } from './spin-cases'
import { stateCases } from './state-cases'
import type { StockCase } from './stock-case'
import { textCases } from './text-cases'

/**
 * All cases in the order of assignment. The most selective cases come first, while suitable vehicles are left.
 */
export const stockCases: readonly StockCase[] = [
  ...spinCases,
  ...kindCases,
  ...stateCases,
  ...priceCases,
  ...financeCases,
  ...mediaCases,
  ...textCases,
]
