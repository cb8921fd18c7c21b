import { canShowRates, type FinanceProvider } from '@/domain/finance/provider'
import type { PageBlock } from './block-types'

const isFinanceEnquiry = (block: PageBlock) =>
  block.blockType === 'leadForm' && (block.form === 'finance' || block.form === 'pre-approval')

/**
 * Finds the block that the page's "Get Finance" links point at: the finance enquiry, or the calculator if there is none. Both name the
 * shopper's vehicle. If the page shows neither, it is the first call to action that an editor marked for it (FIN-48,
 * ROUTE-45).
 */
export function financeForm(
  blocks: readonly PageBlock[],
  provider: FinanceProvider | null,
): PageBlock | undefined {
  const enquiry = blocks.find(isFinanceEnquiry)
  if (enquiry) return enquiry
  const calculator = blocks.find(({ blockType }) => blockType === 'financeCalculator')
  if (calculator && canShowRates(provider)) return calculator
  return blocks.find((block) => block.blockType === 'callToAction' && block.anchor === 'finance-form')
}
