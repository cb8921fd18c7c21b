import type { LegalText } from '@/payload-types'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'
import { RichText } from '@/ui/rich-text/RichText'

interface LegalTextViewProps {
  text: Pick<LegalText, 'title' | 'body'>
  showTitle: boolean
}

export function LegalTextView({ text, showTitle }: LegalTextViewProps) {
  return (
    <section className="container-page section-space">
      {showTitle && <SectionHeading className="mb-6">{text.title}</SectionHeading>}
      <RichText content={text.body} size="small" />
    </section>
  )
}
