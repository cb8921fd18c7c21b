import { paragraphsOf } from '@/domain/text/paragraphs'
import type { CallToActionBlock } from '@/payload-types'
import { financeAnchor } from '@/ui/finance/finance-anchors'
import { ButtonLinks } from '@/ui/primitives/buttons/ButtonLinks'

const grounds: Record<CallToActionBlock['tone'], string> = { brand: 'ground-brand', quiet: 'ground-quiet' }

interface CallToActionViewProps {
  block: CallToActionBlock
  isFinanceForm: boolean
}

export function CallToActionView({ block, isFinanceForm }: CallToActionViewProps) {
  return (
    <section id={isFinanceForm ? financeAnchor.form : undefined} className="container-page section-space">
      <div
        className={`grid items-center gap-6 rounded-card p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:gap-12 lg:p-14 ${grounds[block.tone]}`}
      >
        <div className="grid gap-3">
          <h2 className="text-2xl sm:text-3xl">{block.heading}</h2>
          {paragraphsOf(block.text).map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch] text-lg text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <ButtonLinks links={block.links} />
      </div>
    </section>
  )
}
