import type { BudgetView } from '@/domain/stock/budget/budget-view'
import type { BudgetSearchBlock } from '@/payload-types'
import BudgetSearch from '@/ui/budget/budget-search-form.island'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

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
    <section className="container-page section-space">
      <SectionHeading>{block.heading}</SectionHeading>
      {block.text && <p className="mt-3 max-w-2xl text-lg text-ink-2">{block.text}</p>}
      <BudgetSearch id={id} {...budget} bodyLimit={block.bodyLimit} />
    </section>
  )
}
