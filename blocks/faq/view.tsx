import { paragraphsOf } from '@/domain/text/paragraphs'
import type { FaqBlock } from '@/payload-types'
import { Icon } from '@/ui/primitives/Icon'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

export function FaqView({ block }: { block: FaqBlock }) {
  return (
    <section className="container-page section-space grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <SectionHeading>{block.heading || 'Questions and answers'}</SectionHeading>
      <div className="border-t border-line">
        {block.items.map((item) => (
          <Question key={item.id ?? item.question} question={item.question} answer={item.answer} />
        ))}
      </div>
    </section>
  )
}

function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-lg font-semibold">
        {question}
        <Icon name="plus" className="size-6 text-ink-3 transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid max-w-[68ch] gap-3 pb-6 text-ink-2">
        {paragraphsOf(answer).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
