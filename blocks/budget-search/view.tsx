import type { BudgetSearchBlock } from '@/payload-types'
import { BudgetForm, type BudgetFormProps } from '@/ui/budget/BudgetForm'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface BudgetSearchViewProps {
  block: Pick<BudgetSearchBlock, 'heading' | 'text' | 'bodyLimit'>
  /** Null if the website shows no prices. */
  stock: BudgetFormProps['stock'] | null
  settings: BudgetFormProps['settings']
  /** Prefix of the element ids, unique on the page. */
  id: string
}

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
