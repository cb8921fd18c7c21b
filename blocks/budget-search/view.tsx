import type { BudgetView } from '@/domain/stock/budget/budget-view'
import type { BudgetSearchBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import BudgetSearch from '@/ui/budget/budget-search-form.island'

interface BudgetSearchViewProps {
  block: Pick<BudgetSearchBlock, 'heading' | 'text' | 'bodyLimit'>
  /** Null if the website shows no prices. */
  budget: BudgetView | null
  /** Prefix of the element ids, unique on the page. */
  id: string
}

export function BudgetSearchView({ block, budget, id }: BudgetSearchViewProps) {
  if (!budget) return null
  return (
    <BlockSection heading={block.heading}>
      {block.text && <p className="mt-3 max-w-2xl text-lg text-ink-2">{block.text}</p>}
      <BudgetSearch id={id} {...budget} bodyLimit={block.bodyLimit} />
    </BlockSection>
  )
}
