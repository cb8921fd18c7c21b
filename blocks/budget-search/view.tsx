import type { BudgetSearchBlock } from '@/payload-types'
import { BudgetForm, type BudgetFormProps } from '@/ui/budget/BudgetForm'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface BudgetSearchViewProps {
  block: Pick<BudgetSearchBlock, 'heading' | 'text' | 'bodyLimit'>
  /** Null where prices are not shown. */
  stock: BudgetFormProps['stock'] | null
  settings: BudgetFormProps['settings']
  /** Tells several on one page apart. */
  id: string
}

/** The budget search with the editor's words above it. */
export function BudgetSearchView({ block, stock, settings, id }: BudgetSearchViewProps) {
  if (!stock) return null
  return (
    <section className="container-page section-space">
      <SectionHeading>{block.heading}</SectionHeading>
      {block.text && <p className="mt-3 max-w-2xl text-lg text-ink-2">{block.text}</p>}
      <BudgetForm id={id} stock={stock} settings={settings} bodyLimit={block.bodyLimit} />
    </section>
  )
}
