import { canShowRates, type FinanceProvider } from '@/domain/finance/provider'
import type { PageBlock } from './block-types'

/**
 * The block of a page that every "Get Finance" leads to: the calculator, which names the shopper's vehicle; where none is shown, the
 * first call to action that an editor chose for it (FIN-48, ROUTE-45).
 */
export function financeForm(
  blocks: readonly PageBlock[],
  provider: FinanceProvider | null,
): PageBlock | undefined {
  const calculator = blocks.find(({ blockType }) => blockType === 'financeCalculator')
  if (calculator && canShowRates(provider)) return calculator
  return blocks.find((block) => block.blockType === 'callToAction' && block.anchor === 'finance-form')
}
